import { createClient } from "@lunas/client/agent";
import { rpc } from "@lunas/contracts/rpc";
import { Lunas } from "@lunas/server";
import { requirePayment } from "@lunas/server/express";
import { query } from "@lunas/stack/postgres/query";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import express from "express";
import { fundedPayer } from "../harness/funded-payer";
import { type Listening, listen } from "../harness/listen";
import { mineEvery } from "../harness/mine-every";
import { registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";
import { untilOpen } from "../harness/until-open";

/** Blocks come every five seconds and the service waits one: every payment is open for a while. */
let harness: Harness;
let shop: Listening;
/** What the shop was sent and what the service was asked, in order. */
const presented: string[] = [];
let requested = 0;
let payers: readonly Payer[];

beforeAll(async () => {
  const services = { env: { SETTLE_WAIT_MS: "1000" } };
  harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } }, services });
  const { apiKey, walletAddress } = await registerMerchant(harness.url);
  const lunas = new Lunas(apiKey, {
    environment: "local",
    facilitatorUrl: harness.url,
    payTo: walletAddress,
    fetch: (input, init) => {
      if (init?.method === "POST") requested += 1;
      return fetch(input, init);
    },
  });
  const app = express();
  app.use((request, _response, next) => {
    const header = request.get("payment-signature");
    if (header !== undefined) presented.push(header);
    next();
  });
  app.get("/article", requirePayment(lunas, { price: "5000" }), (_request, response) => void response.json({ ok: 1 }));
  app.get("/hasty", requirePayment(lunas, { price: "7000", maxWaitMs: 1 }), (_request, response) => {
    response.json({ ok: 2 });
  });
  shop = await listen(app);
  // Before, a payment is refused, and the client sends its header again: another story.
  await untilOpen(harness.url);
  payers = [await fundedPayer(harness.rpcUrl, 500_000n), await fundedPayer(harness.rpcUrl, 700_000n)];
  await rpc(harness.rpcUrl, "evm_setAutomine", [false]);
  await mineEvery(harness.rpcUrl, 5);
}, 90_000);

afterAll(async () => {
  await shop?.close();
  await harness?.stop();
}, 30_000);

beforeEach(() => {
  presented.length = 0;
  requested = 0;
});

function agentOf(payer: Payer | undefined) {
  const privateKey = payer?.privateKey ?? "";
  let signatures = 0;
  const onPaymentStart = () => {
    signatures += 1;
  };
  const options = {
    environment: "local",
    facilitatorUrl: harness.url,
    privateKey,
    onPaymentStart,
    state: "memory",
  } as const;
  return { client: createClient(options), signatures: () => signatures };
}

async function countOf(payer: string) {
  const [row] = await query(
    harness.stack.databaseUrl,
    `select count(distinct p.id)::text as payments, count(distinct t.nonce)::text as transactions
       from payments p left join transactions t on t.payment_id = p.id where lower(p.payer) = lower($1)`,
    [payer],
  );
  return row;
}

test("an open outcome: one payment, one signature, one 200", async () => {
  const { client, signatures } = agentOf(payers[0]);
  const response = await client.fetch(`${shop.url}/article`);
  expect(response.status).toBe(200);
  expect(signatures()).toBe(1);
  expect(presented).toHaveLength(1);
  // The service answered `settlement_pending` at least once before.
  expect(requested).toBeGreaterThan(1);
  expect(await countOf(client.address)).toEqual({ payments: "1", transactions: "1" });
  expect(response.headers.get("payment-response")).not.toBe("");

  // The same header again, five times at once: nothing is free, and no payer is asked to pay again.
  const [header = ""] = presented;
  const replays = await Promise.all(
    Array.from({ length: 5 }, () => fetch(`${shop.url}/article`, { headers: { "PAYMENT-SIGNATURE": header } })),
  );
  expect(replays.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
  expect(await replays[0]?.json()).toMatchObject({ code: "nonce_already_used", details: { status: "confirmed" } });
  expect(replays[0]?.headers.get("payment-required")).toBeNull();
}, 60_000);

test("a shop that gives up is sent the same header again, and serves it in the end", async () => {
  const { client, signatures } = agentOf(payers[1]);
  const response = await client.fetch(`${shop.url}/hasty`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: 2 });
  expect(signatures()).toBe(1);
  expect(presented.length).toBeGreaterThan(1);
  expect(new Set(presented).size).toBe(1);
  expect(await countOf(client.address)).toEqual({ payments: "1", transactions: "1" });
}, 60_000);
