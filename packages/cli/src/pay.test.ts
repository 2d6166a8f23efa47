import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@lunas/client/agent";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { atTerminal } from "@lunas/testkit/fakes/at-terminal";
import { home, useHome } from "@lunas/testkit/fixtures/opened-home";
import { answerReads } from "@lunas/testkit/payer/answer-reads";
import { sandboxTerms } from "@lunas/testkit/payer/sandbox-terms";
import { uptoConfig as sandboxConfig, uptoFacilitator } from "@lunas/testkit/payer/upto-payment";
import { runCommand } from "./run-command";

/** A person pays in a terminal with a wallet that an agent uses, too: the budget is the agent's, what is open is of both. */
const url = "https://shop.example/article";
const privateKey = `0x${"5".repeat(64)}`;
const txHash = `0x${"ab".repeat(32)}`;

useHome();
afterEach(() => jest.restoreAllMocks());

/** A shop that answers paid requests so, in order; afterwards it serves. */
function openShop(amount: string, ...answers: readonly (() => Response)[]) {
  const headers: string[] = [];
  let accepts: object[] = [{ ...sandboxTerms, amount }];
  const demand = (change: object) => {
    accepts = accepts.map((entry) => ({ ...entry, ...change }));
  };
  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const read = await answerReads(request, sandboxConfig);
    if (read !== null) return read;
    const header = request.headers.get("payment-signature");
    if (header === null) return Response.json({ x402Version: 2, resource: { url }, accepts }, { status: 402 });
    headers.push(header);
    return answers[headers.length - 1]?.() ?? Response.json({ title: "Paid" });
  };
  jest.spyOn(globalThis, "fetch").mockImplementation(send);
  return { headers, demand, signatures: () => new Set(headers).size };
}

const pay = (...given: string[]) => payUntil(new AbortController().signal, ...given);
const payUntil = (signal: AbortSignal, ...given: string[]) => {
  const env = { LUNAS_PAYER_KEY: privateKey };
  return atTerminal(home, (terminal) => runCommand(["pay", url, ...given], terminal), { env, signal });
};

const agent = (total: string) => createClient({ environment: "local", privateKey, budget: { total } });

test("an agent's budget does not stop a person, and a person does not use it up", async () => {
  openShop("500000");
  expect((await agent("5000").fetch(url)).status).toBe(200);
  await expect(agent("5000").fetch(url)).rejects.toMatchObject({ code: "budget_exceeded" });
  const spent = await readSpent();
  expect(await pay()).toMatchObject({ code: 0, out: '{"title":"Paid"}' });
  expect(await readSpent()).toBe(spent);
  expect((await agent("10000").fetch(url)).status).toBe(200);
});

test("the price is the only limit: no daily sum, and no limit of a shop, stands behind --max-price", async () => {
  openShop("90000000");
  for (let day = 0; day < 2; day += 1) expect(await pay("--max-price", "900000")).toMatchObject({ code: 0 });
  expect(await pay()).toMatchObject({ code: 1, err: expect.stringContaining("price_refused") });
});

/** The shop serves, and the connection ends in the middle of the content. */
function cutOff(): Response {
  const pull = (controller: ReadableStreamDefaultController) => controller.error(new TypeError("terminated"));
  return new Response(new ReadableStream({ pull }));
}

test("content that is cut off is requested again with the same payment, by the same command or by the next one", async () => {
  const once = openShop("500000", cutOff);
  expect(await pay()).toMatchObject({ code: 0, out: '{"title":"Paid"}' });
  expect([once.headers.length, once.signatures()]).toEqual([2, 1]);

  const later = openShop("600000", cutOff, () => busy());
  expect(await pay()).toMatchObject({ code: 3 });
  expect(await pay()).toMatchObject({ code: 0, out: '{"title":"Paid"}' });
  expect(later.signatures()).toBe(1);
});

const failing = () => Response.json({ error: "Sorry." }, { status: 500, headers: { "Retry-After": "999" } });
const busy = () =>
  Response.json(
    { error: "It is busy.", code: "service_unavailable", details: { retryAfterSeconds: "999" } },
    { status: 500 },
  );

test.each([
  ["without a reason", failing],
  ["with a code", busy],
])("a shop that fails %s leaves the payment open, and the same command sends it again", async (_, answer) => {
  const shop = openShop("500000", answer, answer);
  for (let call = 0; call < 2; call += 1) {
    const { code, err } = await pay();
    expect([code, err]).toEqual([3, expect.stringContaining("The same command sends the same payment again.")]);
  }
  const served = await pay();
  expect([served.code, served.err.includes("nothing was demanded")]).toEqual([0, false]);
  expect(shop.signatures()).toBe(1);
});

test("an interruption while the command waits ends it at once, and the same command goes on", async () => {
  const waiting = () =>
    Response.json({ error: "It is open.", code: "settlement_pending", details: {} }, { status: 500, headers: slow });
  const slow = { "Retry-After": "100" };
  const shop = openShop("500000", waiting);
  const interrupted = new AbortController();
  setTimeout(() => interrupted.abort(), 300);
  const { code, err } = await payUntil(interrupted.signal);
  expect([code, err]).toEqual([3, expect.stringContaining("The command was interrupted.")]);
  expect(await pay()).toMatchObject({ code: 0 });
  expect([shop.headers.length, shop.signatures()]).toEqual([2, 1]);
}, 10_000);

test("a payment that is used is told in words of this command, and --pay-again is the way to a second one", async () => {
  const used = () =>
    Response.json(
      { error: "It is used.", code: "nonce_already_used", details: { status: "confirmed", txHash } },
      { status: 500 },
    );
  const shop = openShop("500000", used, used);
  for (let call = 0; call < 2; call += 1) {
    const { code, err } = await pay();
    expect([code, err]).toEqual([1, expect.stringContaining(`You have paid (${txHash})`)]);
    expect(err).toContain("With --pay-again it signs, and pays, once more.");
    expect(err).not.toContain("payAgain");
  }
  expect(await pay("--pay-again")).toMatchObject({ code: 0 });
  expect(shop.signatures()).toBe(2);
});

async function readSpent(): Promise<string> {
  const folder = join(home, ".lunas", "agent");
  const [name = "none"] = (await readdir(folder)).filter((each) => each.endsWith("-spent.json"));
  return readFile(join(folder, name), "utf8");
}

test("a shop that charges by use: the maximum is named first, then the charge", async () => {
  const report = encodePaymentHeader({ success: true, transaction: txHash, amount: "125000" });
  const served = () => Response.json({ title: "Paid" }, { headers: { "PAYMENT-RESPONSE": report } });
  const shop = openShop("500000", served);
  shop.demand({ scheme: "upto", extra: { assetTransferMethod: "permit2", facilitatorAddress: uptoFacilitator } });
  const { code, err } = await pay();
  expect(code).toBe(0);
  expect(err).toContain("paying at most Rp\u00a05.000,00 (500000 base units)");
  expect(err).toContain("charged: Rp\u00a01.250,00 (125000 base units)");
});
