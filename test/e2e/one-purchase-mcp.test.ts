import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "@lunas/mcp/create-server";
import { Settings } from "@lunas/mcp/settings/read-settings";
import { openWallet } from "@lunas/mcp/wallet/open-wallet";
import { requirePayment } from "@lunas/server/express";
import { paidTool } from "@lunas/server/mcp";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import express from "express";
import { balanceOf } from "../harness/balance-of";
import { type FailingFacilitator, startFailingFacilitator } from "../harness/failing-facilitator";
import { fundedPayer } from "../harness/funded-payer";
import { type Listening, listen } from "../harness/listen";
import { lunasOf } from "../harness/lunas-of";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { sevenWays, type Way } from "../harness/seven-ways";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";
import { stockPayment } from "../harness/stock-payment";

/** One purchase is one payment for an assistant, too: one that pays a shop, and one that calls a shop's paid tool. */
jest.setTimeout(60_000);

const price = 500_000n;
let harness: Harness;
let merchant: RegisteredMerchant;
let facilitator: FailingFacilitator;
let shop: Listening;
let folder: string;
let served = 0;

beforeAll(async () => {
  harness = await sharedHarness();
  merchant = await registerMerchant(harness.url);
  facilitator = await startFailingFacilitator(harness.url);
  folder = await mkdtemp(join(tmpdir(), "lunas-mcp-purchase-"));
  const app = express();
  const gate = requirePayment(lunasOf(merchant, facilitator.url), { price: "5000", maxWaitMs: 4_000 });
  app.get("/article", gate, (_request, response) => {
    served += 1;
    response.json({ title: "Paid" });
  });
  shop = await listen(app);
}, 90_000);
afterAll(async () => {
  await shop?.close();
  await facilitator?.close();
  await harness?.stop();
  await rm(folder, { recursive: true, force: true });
}, 30_000);
beforeEach(() => {
  served = 0;
});
afterEach(() => {
  facilitator.fail();
  facilitator.comeBack();
});

type Result = CallToolResult & { structuredContent: Record<string, unknown> };

async function connected(server: McpServer): Promise<Client> {
  const client = new Client({ name: "stock", version: "1.0.0" });
  const [left, right] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(left), client.connect(right)]);
  return client;
}

/** `lunas-mcp` as it is after a start: everything that it knows is in its files. */
async function call({ privateKey }: Payer, name: string, given: object = {}): Promise<Result> {
  const limits = { perDay: "50000", stateFolder: folder };
  const settings = Settings.parse({ environment: "local", facilitatorUrl: harness.url, ...limits });
  const client = await connected(createServer(openWallet(settings, privateKey)));
  const result = await client.callTool({ name, arguments: { ...given } });
  await client.close();
  return result as Result;
}

function begin({ faults, isAway }: Way): void {
  facilitator.fail(...faults);
  if (isAway) facilitator.goAway({ settlements: 1 });
}

const wasServed = ({ first, later }: Way) => (first === "served" || later === "served" ? 1 : 0);
/** What an assistant is told of the money. */
const outcomes: Readonly<Record<string, string>> = {
  settlement_pending: "open",
  payment_mismatch: "refused",
  shop_failed: "paid",
};

test.each(Object.entries(sevenWays))("an assistant that pays, %s: one purchase, one payment", async (_, way) => {
  const payer = await fundedPayer(harness.rpcUrl, 2n * price);
  const buy = () => call(payer, "pay_and_fetch", { url: `${shop.url}/article` });
  const judge = ({ structuredContent, isError }: Result, ending: Way["first"]) => {
    if (ending === "served") return expect([isError, structuredContent.status]).toEqual([false, 200]);
    const { code } = ending;
    const payment = expect.objectContaining({ status: code === "shop_failed" ? "settled" : "open" });
    expect(structuredContent).toMatchObject({ code, outcome: outcomes[code], nextStep: expect.any(String), payment });
  };
  begin(way);
  judge(await buy(), way.first);
  facilitator.comeBack();
  for (let repeat = 0; way.later !== undefined && repeat < (way.later === "served" ? 1 : 2); repeat += 1)
    judge(await buy(), way.later);
  expect([served, await balanceOf(harness.rpcUrl, payer.address)]).toEqual([wasServed(way), price]);
  // One payment in its history, which nothing calls failed.
  const { payments } = (await call(payer, "list_payments")).structuredContent as { payments: { payer: string }[] };
  const own = payments.filter((each) => each.payer.toLowerCase() === payer.address.toLowerCase());
  expect(own).toMatchObject([{ status: "settled" }]);
});

/** How a paid tool answers a payment in each way; where it says more than the code, the facilitator said so. */
const toolEndings: Readonly<Record<string, readonly (number | string)[]>> = {
  "accepts, then times out": [1],
  "5xx after the settlement": [1],
  "a second 402": ["unexpected_answer", 1],
  "a slow answer": [1],
  "the look-up is unavailable too": ["settlement_pending", 1],
  "declared safe to try again": ["payment_mismatch"],
  "declared failed": ["tx_failed"],
  clean: [1],
};

test.each(Object.entries(sevenWays))("a paid tool, %s: one purchase, one payment", async (name, way) => {
  const resource = "https://shop.example/mcp#forecast";
  const tool = paidTool(lunasOf(merchant, facilitator.url), { price: "5000", resource, maxWaitMs: 4_000 }, () => {
    served += 1;
    return { content: [] };
  });
  const payer = await fundedPayer(harness.rpcUrl, 2n * price);
  const demand = (await tool({}, {})) as unknown as Result;
  const payment = await stockPayment(payer, demand.structuredContent);
  const pay = async () => (await tool({}, { _meta: { "x402/payment": payment } })) as unknown as Result;
  begin(way);
  for (const ending of toolEndings[name] ?? []) {
    const answer = await pay();
    facilitator.comeBack();
    if (ending === 1) expect(answer.isError).not.toBe(true);
    else expect(answer.structuredContent).toMatchObject({ code: ending });
    // Requirements, or a failure, would make stock software sign again. Only the service's own refusal says so.
    const saysAgain = "accepts" in (answer.structuredContent ?? {}) || isCalledFailed(answer);
    expect(saysAgain).toBe(ending === "payment_mismatch");
  }
  for (let repeat = 0; repeat < 2; repeat += 1) {
    const { structuredContent } = await pay();
    expect(structuredContent).toMatchObject({ code: "nonce_already_used" });
    expect(structuredContent.accepts).toBeUndefined();
  }
  expect([served, await balanceOf(harness.rpcUrl, payer.address)]).toEqual([wasServed(way), price]);
});

function isCalledFailed({ structuredContent }: Result): boolean {
  const { success } = (structuredContent?.["x402/payment-response"] ?? {}) as { success?: boolean };
  return success === false;
}
