import type { UptoAuthorization } from "@lunas/protocol/wire/x402";
import { decodePaymentHeader, encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { sandboxTerms } from "@lunas/testkit/payer/sandbox-terms";
import { uptoConfig, uptoFacilitator } from "@lunas/testkit/payer/upto-payment";
import { createClient } from "./agent";
import type { Spending, SpendingStore } from "./pay/budget";

/** A shop that charges by use: the client signs its maximum, and counts what was charged. */
const { payTo } = sandboxTerms;
const privateKey = `0x${"7".repeat(64)}`;
const url = "https://shop.example/words";
const txHash = `0x${"5f".repeat(32)}`;
const terms = {
  ...sandboxTerms,
  scheme: "upto",
  extra: { ...sandboxTerms.extra, facilitatorAddress: uptoFacilitator },
};
const reported = (amount: string, transaction = txHash) => ({
  headers: { "PAYMENT-RESPONSE": encodePaymentHeader({ success: true, transaction, amount }) },
});
const served = (amount: string) => () => new Response("words", reported(amount));
const failed = (status: number, code: string, of?: { headers: Record<string, string> }) => () =>
  Response.json({ error: `It is ${code}.`, code, details: {} }, { ...of, status });

interface Scenario {
  readonly change?: object;
  readonly config?: object;
  readonly options?: object;
}

/** A shop that gives these answers to paid requests, in order, and a chain on which no nonce is used. */
function fixture(answers: readonly (() => Response)[], { change, config = uptoConfig, options }: Scenario = {}) {
  let spent: readonly Spending[] = [];
  const store: SpendingStore = {
    update: async (next) => {
      spent = next(spent);
    },
  };
  const sent: UptoAuthorization[] = [];
  const headers: string[] = [];
  let demanded: object = { ...terms, ...change };
  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    if (request.url.endsWith("/config")) return Response.json({ sandbox: config, production: config, networks: [] });
    if (request.url.endsWith("/rpc")) {
      const { params, id } = (await request.json()) as { params: [{ to: string }]; id: number };
      const isPermit2 = params[0].to.toLowerCase() === uptoConfig.permit2Address.toLowerCase();
      return Response.json({ jsonrpc: "2.0", id, result: `0x${(isPermit2 ? "0" : "f").repeat(64)}` });
    }
    const header = request.headers.get("payment-signature");
    if (header === null) {
      const accepts = [demanded];
      return Response.json({ x402Version: 2, resource: { url }, accepts }, { status: 402 });
    }
    const decoded = decodePaymentHeader(header);
    if (!decoded.ok) throw new Error("unreadable");
    headers.push(header);
    sent.push((decoded.value as { payload: { permit2Authorization: UptoAuthorization } }).payload.permit2Authorization);
    return answers[sent.length - 1]?.() ?? new Response("no answer is left", { status: 410 });
  };
  const client = createClient({
    ...{ environment: "local", privateKey, state: "memory", fetch: send as typeof fetch },
    budget: { perOrigin: "8000", total: "8000", store },
    ...options,
  });
  const demanding = (next: object) => {
    demanded = { ...terms, ...next };
  };
  return { client, sent, headers, demanding, counted: () => spent.map(({ amount }) => amount.toString()) };
}

test("signs the maximum for the named signer, and the budget counts the charge once the answer tells it", async () => {
  const charges: string[] = [];
  const paid: string[] = [];
  const { client, sent, counted } = fixture([served("125000"), served("500000")], {
    options: { onPaymentSuccess: ({ amount }: { amount: string }) => paid.push(amount) },
  });
  const response = await client.fetch(url, undefined, { onSettled: ({ amount }) => charges.push(amount) });
  expect(await response.text()).toBe("words");
  expect(sent).toMatchObject([
    {
      permitted: { amount: "500000" },
      spender: uptoConfig.x402.upto?.proxyAddress,
      witness: { to: payTo, facilitator: uptoFacilitator, validAfter: "0" },
    },
  ]);
  expect([charges, paid, counted()]).toEqual([["125000"], ["125000"], ["125000"]]);
  // 8000 − 1250 are left: another maximum of 5000 fits. Without the charge it would not.
  await client.fetch(url);
  expect(counted()).toEqual(["125000", "500000"]);
  await expect(client.fetch(url)).rejects.toMatchObject({ code: "budget_exceeded" });
});

test("a maximum above maxPrice is not signed", async () => {
  const { client, sent } = fixture([served("1")]);
  await expect(client.fetch(url, undefined, { maxPrice: "4999" })).rejects.toMatchObject({ code: "price_refused" });
  expect(sent).toEqual([]);
});

test("an answer that tells no charge leaves the maximum counted", async () => {
  const { client, counted } = fixture([() => new Response("words")]);
  expect((await client.fetch(url)).status).toBe(200);
  expect(counted()).toEqual(["500000"]);
});

test.each([
  ["more than the maximum", served("500001"), "charge_refused"],
  ["a charge above the maximum with an error", failed(404, "gone", reported("500001")), "charge_refused"],
])("a report of %s is an error, and the maximum stays counted", async (_what, answer, code) => {
  const { client, counted } = fixture([answer]);
  await expect(client.fetch(url)).rejects.toMatchObject({ code, details: { maximumRupiah: "5000" } });
  expect(counted()).toEqual(["500000"]);
});

test.each([
  ["an answer", () => new Response("free", reported("0", "")), "0"],
  ["a charge without a transaction", () => new Response("words", reported("5", "")), "500000"],
  ["nothing with a transaction", () => new Response("words", reported("0")), "500000"],
])("%s of nothing charged", async (_what, answer, counts) => {
  const paid: string[] = [];
  const options = { onPaymentSuccess: ({ amount }: { amount: string }) => paid.push(amount) };
  const { client, counted } = fixture([answer], { options });
  expect((await client.fetch(url)).status).toBe(200);
  expect([paid, counted()]).toEqual([[], [counts]]);
});

test.each([
  ["a shop that failed and charged nothing", failed(500, "shop_failed", reported("0", ""))],
  ["a capture that was refused", failed(402, "insufficient_balance", reported("0", ""))],
])("after %s the next call signs anew, with another nonce", async (_what, answer) => {
  const { client, sent, counted } = fixture([answer, served("1000")]);
  await expect(client.fetch(url)).rejects.toMatchObject({ code: "not_charged" });
  expect(counted()).toEqual(["0"]);
  expect((await client.fetch(url)).status).toBe(200);
  expect(new Set(sent.map(({ nonce }) => nonce)).size).toBe(2);
});

test.each(["released", "expired"])(
  "a shop that lost the answer says that the hold is %s: nothing was charged",
  async (status) => {
    const used = () =>
      Response.json({ error: "It is used.", code: "nonce_already_used", details: { status } }, { status: 500 });
    const { client, sent, counted } = fixture([used, served("1000")]);
    await expect(client.fetch(url)).rejects.toMatchObject({
      code: "not_charged",
      details: { reason: "nonce_already_used" },
    });
    expect(counted()).toEqual(["0"]);
    expect((await client.fetch(url)).status).toBe(200);
    expect(new Set(sent.map(({ nonce }) => nonce)).size).toBe(2);
  },
);

test("while the shop works for the same payment it is sent again, and nothing new is signed", async () => {
  const held = () =>
    Response.json({ error: "", code: "nonce_already_used", details: { status: "held" } }, { status: 500 });
  const { client, sent } = fixture([held, served("1000")]);
  expect((await client.fetch(url)).status).toBe(200);
  expect(new Set(sent.map(({ nonce }) => nonce)).size).toBe(1);
});

test("while the outcome is open the same payment is sent again, and nothing new is signed", async () => {
  const open = failed(500, "settlement_pending");
  const { client, sent, counted } = fixture([open, served("1000")]);
  expect((await client.fetch(url)).status).toBe(200);
  expect(new Set(sent.map(({ nonce }) => nonce)).size).toBe(1);
  expect(sent).toHaveLength(2);
  expect(counted()).toEqual(["1000"]);
});

test("a refusal without a word of the charge keeps the nonce: at most one signature can move money", async () => {
  const { client, sent, counted } = fixture([failed(402, "insufficient_balance"), served("1000")], {
    options: { budget: { perOrigin: "20000", total: "20000" } },
  });
  await expect(client.fetch(url)).rejects.toMatchObject({ code: "insufficient_balance" });
  expect((await client.fetch(url)).status).toBe(200);
  expect(new Set(sent.map(({ nonce }) => nonce)).size).toBe(1);
  expect(counted()).toEqual([]);
});

const { upto: _without, ...x402 } = uptoConfig.x402;
test.each<[string, Scenario, string]>([
  ["a chain without holds", { config: { ...uptoConfig, x402 } }, "unsupported_network"],
  ["a demand that names no signer", { change: { extra: { assetTransferMethod: "permit2" } } }, "unsupported_network"],
  [
    "the zero address as signer",
    { change: { extra: { ...terms.extra, facilitatorAddress: `0x${"0".repeat(40)}` } } },
    "unsupported_network",
  ],
  [
    "another contract as proxy",
    { config: { ...uptoConfig, x402: { ...x402, upto: { proxyAddress: payTo, facilitators: [] } } } },
    "config_refused",
  ],
  [
    "direct settlement",
    { options: { settlement: "direct", apiKey: "ipk_pub_sandbox_x", origin: "https://shop.example" } },
    "unsupported_network",
  ],
])("%s is not paid", async (_what, scenario, code) => {
  const { client, sent } = fixture([served("1")], scenario);
  await expect(client.fetch(url)).rejects.toMatchObject({ code });
  expect(sent).toEqual([]);
});

test("a signer that /config does not list is paid: it can move no more than the signed maximum, to the payee alone", async () => {
  const facilitatorAddress = `0x${"9".repeat(40)}`;
  const { client, sent } = fixture([served("1")], { change: { extra: { ...terms.extra, facilitatorAddress } } });
  expect((await client.fetch(url)).status).toBe(200);
  expect(sent[0]?.witness.facilitator).toBe(facilitatorAddress);
});

test("quote names the maximum", async () => {
  const { client } = fixture([]);
  expect((await client.quote(url)).terms).toMatchObject({ scheme: "upto", amount: "500000" });
});

test("a shop that names another signer by now gets the open payment again, and nothing new is signed", async () => {
  const open = () =>
    Response.json({ error: "", code: "settlement_pending", details: { retryAfterSeconds: "999" } }, { status: 500 });
  const { client, headers, demanding } = fixture([open, served("1000")]);
  await expect(client.fetch(url)).rejects.toMatchObject({ code: "settlement_pending" });
  demanding({ extra: { ...terms.extra, facilitatorAddress: `0x${"9".repeat(40)}` } });
  expect((await client.fetch(url)).status).toBe(200);
  expect(headers).toHaveLength(2);
  expect(new Set(headers).size).toBe(1);
});

test("after a refusal the next signature names the signer of now, with the same nonce", async () => {
  const { client, sent, demanding } = fixture([failed(402, "payment_mismatch"), served("1000")], {
    options: { budget: { perOrigin: "20000", total: "20000" } },
  });
  await expect(client.fetch(url)).rejects.toMatchObject({ code: "payment_mismatch" });
  const facilitatorAddress = `0x${"9".repeat(40)}`;
  demanding({ extra: { ...terms.extra, facilitatorAddress } });
  expect((await client.fetch(url)).status).toBe(200);
  expect(new Set(sent.map(({ nonce }) => nonce)).size).toBe(1);
  expect(sent.map(({ witness }) => witness.facilitator)).toEqual([uptoFacilitator, facilitatorAddress]);
});
