/**
 * The x402 foundation's own matrix of clients and servers, rebuilt from its packages, with Lunas as the facilitator.
 * `npm run test:interop`
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { decodePaymentResponseHeader } from "@x402/core/http";
import { balanceOf } from "../../harness/balance-of";
import { fundedPayer } from "../../harness/funded-payer";
import { type RegisteredMerchant, registerMerchant } from "../../harness/register-merchant";
import { type Harness, startHarness } from "../../harness/start-harness";
import { get, type Received } from "./payers";
import { type Client, clients, type Kind, kinds, type Server, servers } from "./row";
import { charged, openShop } from "./shops";

let harness: Harness;
let merchant: RegisteredMerchant;

before(async () => {
  const services = { env: { X402_FACADE: "true" } };
  harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } }, services });
  merchant = await registerMerchant(harness.url);
});

after(async () => {
  await harness?.stop();
});

interface Bought {
  /** Null where the payer's library signed nothing and threw. */
  readonly received: Received | null;
  /** Base units that left the payer. */
  readonly paid: bigint;
}

/** A new payer buys one article: with an approval of Permit2, or with no ether where the approval is sponsored. */
async function buy(client: Client, server: Server, kind: Kind): Promise<Bought> {
  const { rpcUrl, url } = harness;
  const payer = await fundedPayer(rpcUrl, 1_000_000n, { approved: kind.sponsored === null });
  const shop = await openShop(server, kind, { url, apiKey: merchant.apiKey, payTo: merchant.walletAddress });
  try {
    const wallet = { privateKey: payer.privateKey, rpcUrl };
    const received = await get(client, wallet, `${shop.url}/article`).catch(() => null);
    return { received, paid: 1_000_000n - (await balanceOf(rpcUrl, payer.address)) };
  } finally {
    await shop.close();
  }
}

/** What a kind costs: of a maximum the handler's charge alone. */
const costOf = ({ scheme }: Kind) => (scheme === "upto" ? charged : "500000");

const rows = clients.flatMap((client) => servers.flatMap((server) => kinds.map((kind) => ({ client, server, kind }))));

for (const { client, server, kind } of rows) {
  const title = `${client} × ${server}: ${kind.name}`;
  if (kind.cannot === null) {
    test(title, async () => {
      const { received, paid } = await buy(client, server, kind);
      assert.deepEqual([received?.status, received?.body, paid], [200, { ok: 1 }, BigInt(costOf(kind))]);
      const { success, network, transaction, amount } = decodePaymentResponseHeader(received?.settled ?? "");
      assert.deepEqual([success, network, amount], [true, "eip155:1337", costOf(kind)]);
      assert.match(transaction, /^0x[0-9a-f]{64}$/);
    });
  } else {
    test(`${title}: is not paid (${kind.cannot})`, async () => {
      const { received, paid } = await buy(client, server, kind);
      assert.equal(paid, 0n);
      assert.notEqual(received?.status, 200);
    });
  }
}

test("of 28 rows 16 are paid, and 12 need a token with EIP-3009 or EIP-2612", () => {
  const counted = (fits: (kind: Kind) => boolean) => rows.filter(({ kind }) => fits(kind)).length;
  const needs = (standard: string) => (kind: Kind) => kind.cannot?.startsWith(`IDRX has no ${standard}`) === true;
  const isPaid = ({ cannot }: Kind) => cannot === null;
  assert.deepEqual(
    [rows.length, counted(isPaid), counted(needs("EIP-3009")), counted(needs("EIP-2612"))],
    [28, 16, 4, 8],
  );
});
