import { runCommand } from "@lunas/cli/run-command";
import { createClient, type Spending } from "@lunas/client/agent";
import { sendUnsigned } from "@lunas/contracts/send-unsigned";
import type { HoldOutcome, Lunas } from "@lunas/server";
import { requirePayment } from "@lunas/server/express";
import { atTerminal } from "@lunas/testkit/fakes/at-terminal";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import express from "express";
import { balanceOf as idrxOf } from "../harness/balance-of";
import { fundedPayer, idrx } from "../harness/funded-payer";
import { facilitatorsOf } from "../harness/holds";
import { type Listening, listen } from "../harness/listen";
import { lunasOf } from "../harness/lunas-of";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";

/** A shop that charges by use with @lunas/server, and payers with @lunas/client: what becomes of the money. */
jest.setTimeout(60_000);

let harness: Harness;
let merchant: RegisteredMerchant;
let lunas: Lunas;
let shop: Listening;
const outcomes: HoldOutcome["result"][] = [];

type Work = (charge: (rupiah: string) => void) => unknown;
/** What the handler does next. */
let work: Work = () => undefined;

beforeAll(async () => {
  harness = await sharedHarness();
  // A settler that has just started holds its lane a moment later.
  await until(async () => (await facilitatorsOf(harness.url)).length > 0, { timeoutMs: 20_000 });
  merchant = await registerMerchant(harness.url);
  lunas = lunasOf(merchant, harness.url);
  const app = express().set("env", "test");
  const onCaptured = ({ result }: HoldOutcome) => void outcomes.push(result);
  const route = requirePayment(lunas, { upTo: "5000", onCaptured }, async (_request, response, charge) => {
    await work(charge);
    response.json({ words: [] });
  });
  app.get("/words", (request, response, next) => void route(request, response, next));
  shop = await listen(app);
}, 90_000);
afterAll(async () => {
  await shop?.close();
  await harness?.stop();
}, 30_000);

const balanceOf = (address: string) => idrxOf(harness.rpcUrl, address);

function agentOf({ privateKey }: Payer) {
  let spent: readonly Spending[] = [];
  const store = {
    update: async (change: (all: readonly Spending[]) => readonly Spending[]) => {
      spent = change(spent);
    },
  };
  const client = createClient({
    ...{ environment: "local", facilitatorUrl: harness.url, privateKey, state: "memory" },
    budget: { store },
  });
  return { words: () => client.fetch(`${shop.url}/words`), counted: () => spent.map(({ amount }) => amount) };
}

const newest = async () => (await lunas.holds.list({ limit: 1 })).holds[0];

test("a part is charged: the payer, the hold, the payment and the budget say the same", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 500_000n);
  const { words, counted } = agentOf(payer);
  work = (charge) => charge("1250.50");
  expect((await words()).status).toBe(200);
  expect(await balanceOf(payer.address)).toBe(374_950n);
  expect(counted()).toEqual([125_050n]);
  const hold = await newest();
  expect(hold).toMatchObject({ status: "captured", amount: "500000", capturedAmount: "125050" });
  const payment = await lunas.payments.get(String(hold?.paymentId));
  expect(payment).toMatchObject({ amount: "125050", authorizedAmount: "500000", holdId: hold?.holdId });
});

test.each<[string, Work, number]>([
  ["throws", () => Promise.reject(new Error("the model is away")), 500],
  ["charges nothing", () => undefined, 200],
])("a handler that %s: the payer keeps everything, and another signature is good", async (_what, does, status) => {
  const payer = await fundedPayer(harness.rpcUrl, 500_000n);
  const { words, counted } = agentOf(payer);
  work = does;
  if (status === 200) expect((await words()).status).toBe(200);
  else await expect(words()).rejects.toMatchObject({ code: "not_charged" });
  expect([await balanceOf(payer.address), counted()]).toEqual([500_000n, [0n]]);
  expect(await newest()).toMatchObject({ status: "released", capturedAmount: null, paymentId: null });
  work = (charge) => charge("10");
  expect((await words()).status).toBe(200);
  expect(await balanceOf(payer.address)).toBe(499_000n);
});

test("money that is gone at the capture: nothing is served, nothing is charged", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 500_000n);
  const { words } = agentOf(payer);
  work = async (charge) => {
    const data = `0xa9059cbb${merchant.walletAddress.slice(2).toLowerCase().padStart(64, "0")}${500_000n.toString(16).padStart(64, "0")}`;
    await sendUnsigned({ rpcUrl: harness.rpcUrl, from: payer.address, to: idrx, data });
    charge("1000");
  };
  await expect(words()).rejects.toMatchObject({ code: "not_charged", details: { reason: "insufficient_balance" } });
  expect(outcomes.at(-1)).toBe("failed");
  expect(await newest()).toMatchObject({ status: "released", paymentId: null });
});

async function holds(...words: readonly string[]) {
  const given = ["holds", ...words, "--url", harness.url];
  const env = { LUNAS_API_KEY: merchant.apiKey };
  return atTerminal("/nowhere", (terminal) => runCommand(given, terminal), { env });
}

test("a merchant at a terminal captures what a shop left open, once", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 500_000n);
  let end: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    work = () => {
      resolve();
      return new Promise<void>((done) => {
        end = done;
      });
    };
  });
  const asking = agentOf(payer)
    .words()
    .catch(() => null);
  await isHeld;
  const hold = await newest();
  expect(hold?.status).toBe("held");
  const holdId = String(hold?.holdId);
  expect((await holds("list", "--status", "held")).out).toContain(holdId);
  expect(await holds("capture", holdId, "5000.01")).toMatchObject({
    code: 1,
    err: expect.stringMatching(/maximum|exceeds/),
  });
  expect(await holds("capture", holdId, "2000")).toMatchObject({
    code: 0,
    out: expect.stringContaining("Rp\u00a02.000,00"),
  });
  expect((await holds("capture", holdId, "3000")).err).toContain("hold_captured");
  expect((await holds("release", holdId)).err).toContain("hold_captured");
  expect(await balanceOf(payer.address)).toBe(300_000n);
  end();
  await asking;
  expect(await balanceOf(payer.address)).toBe(300_000n);
});

test("the same header twice at once is served once", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
  const headers: string[] = [];
  const client = createClient({
    ...{ environment: "local", facilitatorUrl: harness.url, privateKey: payer.privateKey, state: "memory" },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const header = request.headers.get("payment-signature");
      if (header !== null) headers.push(header);
      return fetch(request);
    },
  });
  work = async (charge) => {
    const repeated = await fetch(`${shop.url}/words`, { headers: { "payment-signature": String(headers[0]) } });
    expect(repeated.status).toBe(500);
    expect(await repeated.json()).toMatchObject({ code: "nonce_already_used" });
    charge("100");
  };
  expect((await client.fetch(`${shop.url}/words`)).status).toBe(200);
  expect(await balanceOf(payer.address)).toBe(990_000n);
});
