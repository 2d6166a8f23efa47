import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PaymentPayload } from "@lunas/protocol/wire/x402";
import { decodePaymentHeader, encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { sandboxConfig } from "@lunas/testkit/payer/chain-config";
import { demandOf } from "@lunas/testkit/payer/sandbox-terms";
import { until } from "@lunas/testkit/time/until";
import { createClient, LunasError } from "./agent";

/** One purchase is one payment, however the shop and its facilitator fail after they have settled, and across restarts. */
const privateKey = `0x${"3".repeat(64)}`;
const url = "https://shop.example/article";
const txHash = `0x${"ab".repeat(32)}`;
const lost = () => new TypeError("fetch failed");

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lunas-agent-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a shop does with one paid request. `settle` moves the money of an authorization, once, as the chain does. */
type Behaviour = (shop: { settle(): boolean; receipt: { headers: Record<string, string> } }) => Response | Error;

const serve: Behaviour = ({ settle, receipt }) =>
  settle() ? Response.json({ title: "Paid" }, receipt) : refused("nonce_already_used", { status: "confirmed", txHash });
const served: Behaviour = ({ receipt }) => Response.json({ title: "Paid" }, receipt);

function refused(code: string, details = {}, status = 500): Response {
  return Response.json({ error: `It is ${code}.`, code, details }, { status });
}

const demand = () => demandOf({ url });

type Call = { readonly data?: string };

/** A shop that does these things with the paid requests, in order; afterwards it serves what it may. */
function shopOf(...behaviours: readonly Behaviour[]) {
  const used = new Set<string>();
  /** `aheadSeconds`: of the chain's clock. */
  const chain = { isAway: false, aheadSeconds: 0 };
  const nonces: string[] = [];
  const headers: string[] = [];
  /** Settles what each header authorizes, while its deadline has not passed. */
  const settling: (() => boolean)[] = [];
  const answerCall = async (request: Request): Promise<Response> => {
    const { id, method, params } = (await request.json()) as { id: number; method: string; params: readonly Call[] };
    if (method === "eth_getBlockByNumber") {
      const timestamp = `0x${(Math.floor(Date.now() / 1_000) + chain.aheadSeconds).toString(16)}`;
      return Response.json({ jsonrpc: "2.0", id, result: { timestamp } });
    }
    // The chain marks the nonces that moved money; of everything else there is enough.
    const data = params[0]?.data ?? "";
    const isNonce = data.startsWith("0x4fe02b44");
    if (isNonce && chain.isAway) throw lost();
    const place = BigInt(`0x${data.slice(74, 138) || "0"}`);
    const bits = [...used].map(BigInt).filter((nonce) => nonce >> 8n === place);
    const bitmap = bits.reduce((all, nonce) => all | (1n << (nonce & 255n)), 0n);
    const result = isNonce ? bitmap.toString(16).padStart(64, "0") : "f".repeat(64);
    return Response.json({ jsonrpc: "2.0", id, result: `0x${result}` });
  };
  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    if (request.url.endsWith("/config")) return Response.json({ sandbox: sandboxConfig, production: sandboxConfig });
    if (request.url.startsWith(sandboxConfig.rpcUrl)) return answerCall(request);
    const header = request.headers.get("payment-signature");
    if (header === null) return demand();
    const decoded = decodePaymentHeader(header);
    if (!decoded.ok) throw new Error("an unreadable header");
    const { nonce, from } = (decoded.value as PaymentPayload).payload.permit2Authorization;
    const settle = () => !used.has(nonce) && used.add(nonce).size > 0;
    settling.push(settle);
    const report = { success: true, transaction: txHash, network: sandboxConfig.x402.caip2Network, payer: from };
    const receipt = { headers: { "PAYMENT-RESPONSE": encodePaymentHeader(report) } };
    const behaviour = behaviours[headers.length] ?? serve;
    nonces.push(nonce);
    headers.push(header);
    const answer = behaviour({ settle, receipt });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const open = (more: object = {}) =>
    createClient({ environment: "local", privateKey, state: { folder }, fetch: send as typeof fetch, ...more });
  const settleAll = () => void settling.map((settle) => settle());
  return { open, chain, headers, nonces, settleAll, send: send as typeof fetch, paid: () => used.size };
}

/** Settles, and says nothing of it. */
const settling =
  (answer: () => Response | Error): Behaviour =>
  ({ settle }) => {
    settle();
    return answer();
  };

const failed: Behaviour = ({ settle, receipt }) => {
  settle();
  return new Response("Internal Server Error", { status: 500, ...receipt });
};

/** The seven ways. `[name, what the shop does, how the first call ends]` */
const ways: readonly (readonly [string, readonly Behaviour[], object | "served"])[] = [
  ["accepts, then times out", [settling(lost), served], "served"],
  ["5xx after the settlement", [failed], { code: "shop_failed", details: { txHash } }],
  ["a second 402", [settling(demand)], { status: 402 }],
  [
    "a slow answer",
    [settling(() => refused("settlement_pending", { paymentId: "pay_1", retryAfterSeconds: "999" }))],
    { code: "settlement_pending" },
  ],
  [
    "the look-up is unavailable too",
    [settling(() => refused("service_unavailable", { retryAfterSeconds: "999" }))],
    { code: "service_unavailable" },
  ],
  [
    "declared safe to try again",
    [settling(() => refused("payment_mismatch", { safeToRetry: "true" }, 402))],
    { code: "payment_mismatch" },
  ],
  ["clean", [serve], "served"],
];

describe.each([["one process", false] as const, ["a process that starts anew before each call", true] as const])(
  "in %s",
  (_, restarts) => {
    test.each(ways)("%s: one purchase, one payment", async (_name, behaviours, first) => {
      const shop = shopOf(...behaviours);
      let client = shop.open();
      const buy = async () => {
        if (restarts) client = shop.open();
        return client.fetch(url);
      };
      if (first === "served") expect((await buy()).status).toBe(200);
      else {
        await expect(buy()).rejects.toMatchObject(first);
        // The shop refuses what is used: the purchase stays open, and nothing moves a second time.
        for (let call = 0; call < 3; call += 1)
          await expect(buy()).rejects.toMatchObject({ code: "shop_failed", details: { txHash } });
      }
      expect(shop.paid()).toBe(1);
      expect(new Set(shop.nonces).size).toBe(1);
    });

    test("a shop that gave its success back is sent the same header, and serves it", async () => {
      const shop = shopOf(failed, failed, served);
      let client = shop.open();
      for (let call = 0; call < 2; call += 1) {
        if (restarts) client = shop.open();
        await expect(client.fetch(url)).rejects.toMatchObject({
          code: "shop_failed",
          status: 500,
          details: { txHash },
        });
      }
      if (restarts) client = shop.open();
      expect(await (await client.fetch(url)).json()).toEqual({ title: "Paid" });
      expect([new Set(shop.headers).size, shop.paid()]).toEqual([1, 1]);
      // That purchase has ended: the next one is another.
      expect((await client.fetch(url)).status).toBe(200);
      expect(shop.paid()).toBe(2);
    });
  },
);

test("a shop's own answer after the payment is its answer: nothing is sent again", async () => {
  const shop = shopOf(({ settle, receipt }) => {
    settle();
    return Response.json({ error: "no such page" }, { status: 404, ...receipt });
  });
  const response = await shop.open().fetch(url);
  expect([response.status, await response.json()]).toEqual([404, { error: "no such page" }]);
  expect([shop.headers.length, shop.paid()]).toEqual([1, 1]);
});

const calledFailed = () => refused("tx_failed", { safeToRetry: "true" }, 422);

test("a shop that calls a settled payment failed is not believed: the chain says that it moved money", async () => {
  const shop = shopOf(settling(calledFailed), calledFailed);
  for (let call = 0; call < 3; call += 1)
    await expect(shop.open().fetch(url)).rejects.toMatchObject({ code: "shop_failed" });
  expect([new Set(shop.headers).size, shop.paid()]).toEqual([1, 1]);
});

/** Everything happens so much later. */
function after<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const clock = Date.now.bind(Date);
  const later = jest.spyOn(Date, "now").mockImplementation(() => clock() + seconds * 1_000);
  return work().finally(() => later.mockRestore());
}

test("a shop that calls an unsettled payment failed, and settles each signature later, is paid once", async () => {
  const shop = shopOf(calledFailed, calledFailed, calledFailed);
  for (let call = 0; call < 3; call += 1) {
    const details = { reason: "tx_failed", chargeableUntil: expect.any(String), newPaymentFrom: expect.any(String) };
    await expect(shop.open().fetch(url)).rejects.toMatchObject({ code: "settlement_pending", details });
  }
  shop.settleAll();
  await expect(shop.open().fetch(url)).rejects.toMatchObject({ code: "shop_failed" });
  expect([new Set(shop.headers).size, shop.paid()]).toEqual([1, 1]);
});

test("the error says until when the payment can be charged; from then on the same call signs a new one", async () => {
  const shop = shopOf(calledFailed, calledFailed);
  const before = Date.now();
  const refusal: unknown = await shop
    .open()
    .fetch(url)
    .catch((error: unknown) => error);
  if (!(refusal instanceof LunasError)) throw new Error("it was served");
  const { chargeableUntil = "", newPaymentFrom = "" } = refusal.details;
  expect(Math.round((Date.parse(chargeableUntil) - before) / 5_000)).toBe(12);
  expect(Date.parse(newPaymentFrom) - Date.parse(chargeableUntil)).toBe(120_000);
  for (const text of [chargeableUntil, newPaymentFrom, "payAgain"]) expect(refusal.message).toContain(text);
  await after(175, () => expect(shop.open().fetch(url)).rejects.toMatchObject({ code: "settlement_pending" }));
  // The dead payment is not sent: a shop would refuse it for ever.
  await after(185, async () => expect((await shop.open().fetch(url)).status).toBe(200));
  expect([new Set(shop.headers.slice(0, 2)).size, shop.headers.length, shop.paid()]).toEqual([1, 3, 1]);
  expect(new Set(shop.nonces).size).toBe(2);
});

test("a shop that calls a payment failed after its deadline is believed, because the chain says the same", async () => {
  const shop = shopOf(() => {
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 185_000);
    return calledFailed();
  });
  await expect(shop.open().fetch(url)).rejects.toMatchObject({ code: "tx_failed" });
  jest.restoreAllMocks();
  expect((await shop.open().fetch(url)).status).toBe(200);
  expect([new Set(shop.nonces).size, shop.paid()]).toEqual([2, 1]);
});

test.each([
  ["cannot be read", (chain: { isAway: boolean }) => Object.assign(chain, { isAway: true })],
  ["has not come so far", (chain: object) => Object.assign(chain, { aheadSeconds: -120 })],
])("while the chain %s, a payment that was called failed stays open", async (_, change) => {
  const shop = shopOf(calledFailed, calledFailed);
  change(shop.chain);
  const open = { code: "settlement_pending", details: { reason: "tx_failed" } };
  await expect(shop.open().fetch(url)).rejects.toMatchObject(open);
  await after(185, () => expect(shop.open().fetch(url)).rejects.toMatchObject(open));
  expect([new Set(shop.headers).size, shop.headers.length]).toEqual([1, 2]);
});

test("of several signatures with one nonce the latest deadline counts", async () => {
  const refusing = () => refused("invalid_signature", {}, 402);
  const shop = shopOf(refusing, calledFailed, calledFailed);
  const seconds = { first: 300, later: 1 };
  const send: typeof fetch = async (input, init) => {
    const response = await shop.send(input, init);
    if (response.status !== 402 || shop.headers.length > 1) return response;
    const maxTimeoutSeconds = shop.headers.length === 0 ? seconds.first : seconds.later;
    const demanded = (await response.clone().json()) as { accepts?: object[] };
    const accepts = demanded.accepts?.map((each) => ({ ...each, maxTimeoutSeconds }));
    return accepts === undefined ? response : Response.json({ ...demanded, accepts }, { status: 402 });
  };
  const buy = () => shop.open({ fetch: send }).fetch(url);
  await expect(buy()).rejects.toMatchObject({ code: "invalid_signature" });
  await expect(buy()).rejects.toMatchObject({ code: "settlement_pending" });
  // The second signature is over. The first one is not.
  await after(200, () => expect(buy()).rejects.toMatchObject({ code: "settlement_pending" }));
  shop.settleAll();
  await after(430, () => expect(buy()).rejects.toMatchObject({ code: "shop_failed" }));
  expect([new Set(shop.nonces).size, new Set(shop.headers).size, shop.paid()]).toEqual([1, 2, 1]);
});

test("a shop's own times are not shown as the client's", async () => {
  const shop = shopOf(() => refused("tx_failed", { chargeableUntil: "now", newPaymentFrom: "now" }));
  shop.chain.isAway = true;
  const refusal: unknown = await shop
    .open()
    .fetch(url)
    .catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: "settlement_pending", details: { reason: "tx_failed" } });
  expect(JSON.stringify(refusal)).not.toContain("now");
});

test.each<[string, Behaviour]>([
  ["says so", settling(() => refused("not_charged", {}, 402))],
  ["calls the payment released", settling(() => refused("nonce_already_used", { status: "released" }))],
  [
    "reports no transaction",
    settling(() => {
      const report = { success: true, transaction: "" };
      const headers = { "PAYMENT-RESPONSE": encodePaymentHeader(report) };
      return Response.json({ error: "Sorry.", code: "shop_failed" }, { status: 500, headers });
    }),
  ],
])("a shop of a fixed price that charged, and %s that it did not, is not believed", async (_, behaviour) => {
  const shop = shopOf(behaviour);
  await expect(shop.open().fetch(url)).rejects.toBeInstanceOf(LunasError);
  await expect(shop.open().fetch(url)).rejects.toMatchObject({ code: "shop_failed" });
  expect([new Set(shop.nonces).size, shop.paid()]).toEqual([1, 1]);
});

test("payAgain is the only way to a second payment", async () => {
  const shop = shopOf(failed);
  const client = shop.open();
  await expect(client.fetch(url)).rejects.toMatchObject({ code: "shop_failed" });
  expect((await client.fetch(url, undefined, { payAgain: true })).status).toBe(200);
  expect(shop.paid()).toBe(2);
});

/** A client of another process: its own modules, the same files. */
function clientElsewhere(send: typeof fetch, more: object = {}) {
  let elsewhere: typeof createClient | undefined;
  jest.isolateModules(() => {
    elsewhere = (require("./agent") as typeof import("./agent")).createClient;
    // It opens the files later, and not in this registry.
    jest.resetModules();
  });
  if (elsewhere === undefined || elsewhere === createClient) throw new Error("the modules are the same");
  return elsewhere({ environment: "local", privateKey, state: { folder }, fetch: send, ...more });
}

/** The file of the wallet's open payments or of its budget. */
async function fileOf(kind: "open" | "spent"): Promise<string> {
  const find = async () => (await readdir(folder)).find((name) => name.endsWith(`-${kind}.json`)) ?? null;
  return join(folder, await until(find, { timeoutMs: 5_000, what: `the file ${kind}` }));
}

/** A payment that was sent by a process that is gone. */
async function abandoned(holder: object) {
  const shop = shopOf((() => new Promise(() => undefined)) as never);
  void shop.open().fetch(url);
  await until(async () => shop.headers.length === 1 || null, { timeoutMs: 5_000, what: "the paid request" });
  const name = await fileOf("open");
  const stored = JSON.parse(await readFile(name, "utf8"));
  expect(stored.payments).toMatchObject([{ holder: { pid: process.pid }, kept: { status: "open" } }]);
  stored.payments[0].holder = { ...stored.payments[0].holder, ...holder };
  await writeFile(name, JSON.stringify(stored));
  return { shop, name };
}

const { pid: deadPid } = spawnSync(process.execPath, ["-e", ""]);

test.each([
  ["its process id is free", { pid: deadPid, startedAt: "1" }],
  ["another process has its id", { startedAt: "1" }],
])("a crash between the signature and the answer pays once: %s", async (_, holder) => {
  const { shop } = await abandoned(holder);
  expect((await clientElsewhere(shop.send).fetch(url)).status).toBe(200);
  expect([new Set(shop.headers).size, shop.paid()]).toEqual([1, 1]);
});

test("what a living process sends is left to it: another process makes its own purchase", async () => {
  const stat = await readFile(`/proc/${process.ppid}/stat`, "utf8").catch(() => ") ");
  const startedAt = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  const { shop } = await abandoned({ pid: process.ppid, startedAt });
  expect((await clientElsewhere(shop.send).fetch(url)).status).toBe(200);
  expect(new Set(shop.nonces).size).toBe(2);
});

test("a restart keeps the rolling budget, and two clients at once do not both spend its rest", async () => {
  const shop = shopOf();
  const budget = { total: "12000" };
  expect((await shop.open({ budget }).fetch(url)).status).toBe(200);
  const both = [shop.open({ budget }).fetch(url), clientElsewhere(shop.send, { budget }).fetch(url)];
  const ends = await Promise.allSettled(both);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const details = { budget: "total", leftRupiah: "2000", demandedRupiah: "5000" };
  await expect(shop.open({ budget }).fetch(url)).rejects.toMatchObject({ code: "budget_exceeded", details });
  expect(shop.paid()).toBe(2);
});

test.each(["", "[]", '{"version":1,"payments":[{"offer":"a"}]}'])(
  "with a damaged file (%s) nothing is signed",
  async (text) => {
    const shop = shopOf();
    await shop.open().fetch(url);
    await writeFile(await fileOf("open"), text);
    await expect(shop.open().fetch(url)).rejects.toMatchObject({ code: "state_unreadable" });
    expect(shop.paid()).toBe(1);
  },
);

test("where nothing can be written nothing is sent; memory is an explicit choice", async () => {
  const shop = shopOf();
  const file = join(folder, "no-folder");
  await writeFile(file, "");
  const state = { folder: join(file, "below") };
  await expect(shop.open({ state }).fetch(url)).rejects.toMatchObject({
    code: expect.stringMatching(/^state_un(?:writ|read)able$/),
  });
  expect(shop.headers).toEqual([]);
  expect((await shop.open({ state: "memory" }).fetch(url)).status).toBe(200);
  expect(() => shop.open({ state: { folder: "" } })).toThrow('"memory" or { folder');
  expect(() => shop.open({ state: { path: folder } })).toThrow("folder");
});

test("open payments are bounded, and old ones are forgotten", async () => {
  const { shop, name } = await abandoned({ startedAt: "1" });
  const stored = JSON.parse(await readFile(name, "utf8"));
  const [one] = stored.payments;
  const copy = (at: number, atMs: number) => {
    const { payment } = one.kept;
    const permit2Authorization = { ...payment.payload.permit2Authorization, nonce: String(at) };
    const kept = { ...one.kept, atMs, payment: { ...payment, payload: { ...payment.payload, permit2Authorization } } };
    return { ...one, offer: `other ${at}`, holder: null, kept };
  };
  const many = (atMs: number) => Array.from({ length: 1_000 }, (__, at) => copy(at + 1, atMs));
  await writeFile(name, JSON.stringify({ version: 1, payments: many(Date.now()) }));
  await expect(clientElsewhere(shop.send).fetch(url)).rejects.toMatchObject({ code: "too_many_open_payments" });
  expect(shop.headers).toHaveLength(1);
  await writeFile(name, JSON.stringify({ version: 1, payments: many(Date.now() - 26 * 3_600_000) }));
  expect((await clientElsewhere(shop.send).fetch(url)).status).toBe(200);
  expect(JSON.parse(await readFile(name, "utf8")).payments).toEqual([]);
});
