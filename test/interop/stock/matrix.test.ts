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
import { openShop } from "./shops";

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

async function announced(): Promise<readonly string[]> {
  const response = await fetch(`${harness.url}/x402/supported`, { headers: { "X-API-Key": merchant.apiKey } });
  const { kinds: offered } = (await response.json()) as { readonly kinds: readonly { readonly scheme: string }[] };
  return offered.map(({ scheme }) => scheme);
}

const rows = clients.flatMap((client) => servers.flatMap((server) => kinds.map((kind) => ({ client, server, kind }))));

for (const { client, server, kind } of rows) {
  const title = `${client} × ${server}: ${kind.name}`;
  if (kind.cannot === null) {
    test(title, async () => {
      const { received, paid } = await buy(client, server, kind);
      assert.deepEqual([received?.status, received?.body, paid], [200, { ok: 1 }, 500_000n]);
      const { success, network, transaction } = decodePaymentResponseHeader(received?.settled ?? "");
      assert.deepEqual([success, network], [true, "eip155:1337"]);
      assert.match(transaction, /^0x[0-9a-f]{64}$/);
    });
  } else if (kind.scheme === "upto") {
    // A stock shop ends its own process where its facilitator does not announce the scheme.
    test(`${title}: cannot be offered (${kind.cannot})`, async () => assert.ok(!(await announced()).includes("upto")));
  } else {
    test(`${title}: is not paid (${kind.cannot})`, async () => {
      const { received, paid } = await buy(client, server, kind);
      assert.equal(paid, 0n);
      assert.notEqual(received?.status, 200);
    });
  }
}

test("of 28 rows 8 are paid, 8 need a token with EIP-3009 or EIP-2612, and 12 are upto", () => {
  const counted = (fits: (kind: Kind) => boolean) => rows.filter(({ kind }) => fits(kind)).length;
  const isPaid = ({ cannot }: Kind) => cannot === null;
  const isUpto = ({ scheme }: Kind) => scheme === "upto";
  assert.deepEqual(
    [rows.length, counted(isPaid), counted((kind) => !isPaid(kind) && !isUpto(kind)), counted(isUpto)],
    [28, 8, 8, 12],
  );
});
