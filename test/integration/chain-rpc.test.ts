import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { connectRpc } from "@lunas/chain/connect";
import { type ChainObserver, silentChainObserver } from "@lunas/chain/observe";
import { type HttpStub, startHttpStub } from "./chain-http-stub";

const clock = { now: () => Date.now() };
const calls = [
  { method: "eth_chainId", params: [] },
  { method: "eth_blockNumber", params: [] },
];
const open: { stop(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.stop()));
});

async function stub(...args: Parameters<typeof startHttpStub>): Promise<HttpStub> {
  const started = await startHttpStub(...args);
  open.push(started);
  return started;
}

const healthy = () =>
  stub((body, response) => {
    const received = JSON.parse(body) as { id: number; method: string }[];
    response.end(JSON.stringify(received.reverse().map(({ id, method }) => ({ jsonrpc: "2.0", id, result: method }))));
  });

const connect = (urls: string[], observer: ChainObserver = silentChainObserver) =>
  connectRpc({ network: "sandbox", urls, clock, observer, bounds: { timeoutMs: 200, maxResponseBytes: 1_000 } });

test("one batch is one request, its answers matched by id", async () => {
  const node = await healthy();
  expect(await connect([node.url]).batch(calls)).toEqual([{ result: "eth_chainId" }, { result: "eth_blockNumber" }]);
  expect(node.count()).toBe(1);
});

test("a user and a password in the URL travel as a header", async () => {
  let authorization: string | undefined;
  const node = await stub((_body, response, request) => {
    authorization = request.headers.authorization;
    response.end('[{"id":0,"result":1},{"id":1,"result":1}]');
  });
  await connect([node.url.replace("http://", "http://me:s%40cret@")]).batch(calls);
  expect(authorization).toBe(`Basic ${Buffer.from("me:s@cret").toString("base64")}`);
});

describe.each([
  ["never answers", () => {}, "no answer within 200 ms"],
  [
    "stops in the middle of its answer",
    (_: string, response: { write(text: string): unknown }) => void response.write('[{"id":0'),
    "no answer within 200 ms",
  ],
  [
    "answers HTTP 429",
    (_: string, response: { writeHead(n: number): { end(): unknown } }) => void response.writeHead(429).end(),
    "HTTP 429",
  ],
  [
    "answers HTTP 502",
    (_: string, response: { writeHead(n: number): { end(): unknown } }) => void response.writeHead(502).end(),
    "HTTP 502",
  ],
  ["answers rubbish", (_: string, response: { end(text: string): unknown }) => void response.end("<html>"), "not JSON"],
  [
    "answers half",
    (_: string, response: { end(text: string): unknown }) => void response.end('[{"id":0,"result":1}]'),
    "no answer to one",
  ],
  [
    "answers without end",
    (_: string, response: { end(text: string): unknown }) => void response.end("[".repeat(1_001)),
    "longer than 1000 bytes",
  ],
  [
    "redirects",
    (_: string, response: { writeHead(n: number, h: object): { end(): unknown } }) =>
      void response.writeHead(302, { location: "http://127.0.0.1:1" }).end(),
    "HTTP 302",
  ],
])("a node that %s", (_name, respond, reason) => {
  test("is unavailable, and its URL is not in the message", async () => {
    const bad = await stub(respond);
    const failures: string[] = [];
    const rpc = connect([`${bad.url}/v2/secret-key`], {
      ...silentChainObserver,
      rpcFailed: (event) => failures.push(event.reason),
    });
    const error: unknown = await rpc.batch(calls).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: "Unavailable", dependency: "chain", message: expect.stringContaining(reason) });
    expect(JSON.stringify(error) + String(error) + failures.join()).not.toMatch(/secret-key|\/v2/);
    expect(String(error)).toContain(new URL(bad.url).host);
  });

  test("makes way for the next endpoint", async () => {
    const rpc = connect([(await stub(respond)).url, (await healthy()).url]);
    expect(await rpc.batch(calls)).toEqual([{ result: "eth_chainId" }, { result: "eth_blockNumber" }]);
  });
});

/** Answers each call with as many characters as its parameter says. */
const talkative = () =>
  stub((body, response) => {
    const received = JSON.parse(body) as { id: number; params: number[] }[];
    response.end(JSON.stringify(received.map(({ id, params: [size = 0] }) => ({ id, result: "a".repeat(size) }))));
  });

test("callers whose answers are too long together have them apart, and the endpoint does not rest", async () => {
  const node = await talkative();
  const bounds = { timeoutMs: 2_000, maxResponseBytes: 1_000 };
  const rpc = connectRpc({ network: "sandbox", urls: [node.url], clock, bounds, sharedCalls: 10 });
  const ask = (method: string, size: number) => rpc.batch([{ method, params: [size] }]);
  const callers = [ask("eth_call", 600), ask("eth_getBalance", 1), ask("eth_call", 600), ask("eth_call", 2_000)];
  const answers = await Promise.allSettled(callers);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
  expect(rpc.report()[0]?.state).toBe("ok");
  // No other account writes into a balance or a header: an endpoint that answers so much for one is at fault.
  await expect(ask("eth_getBlockByNumber", 2_000)).rejects.toThrow("longer than 1000 bytes");
  expect(rpc.report()[0]?.state).toBe("resting");
});

test("a node that refuses long answers of several calls answers their callers apart", async () => {
  const node = await stub((body, response) => {
    const received = JSON.parse(body) as { id: number; params: number[] }[];
    const isTooLong = received.reduce((sum, { params: [size = 0] }) => sum + size, 0) > 100;
    const error = { code: -32003, message: "response too large" };
    const answer = isTooLong ? { error } : { result: "0x" };
    response.end(
      JSON.stringify(received.map(({ id }, index) => ({ id, ...(index === 0 ? { result: "0x" } : answer) }))),
    );
  });
  const rpc = connectRpc({ network: "sandbox", urls: [node.url], clock, sharedCalls: 10 });
  const ask = (size: number) => rpc.batch([{ method: "eth_call", params: [size] }]);
  expect(await Promise.all([ask(80), ask(1), ask(80)])).toEqual([
    [{ result: "0x" }],
    [{ result: "0x" }],
    [{ result: "0x" }],
  ]);
  expect(rpc.report()[0]?.state).toBe("ok");
});

test("a port where nothing listens is unavailable", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  await expect(connect([`http://127.0.0.1:${port}`]).batch(calls)).rejects.toMatchObject({ dependency: "chain" });
});

test("an idle connection that the node closes as it is used again costs nothing but a new one", async () => {
  let requests = 0;
  const node = await stub((body, response) => {
    if (++requests === 2) return void response.socket?.destroy();
    const received = JSON.parse(body) as { id: number }[];
    response.end(JSON.stringify(received.map(({ id }) => ({ id, result: requests }))));
  });
  const rpc = connect([node.url]);
  expect(await rpc.batch(calls)).toEqual([{ result: 1 }, { result: 1 }]);
  expect(await rpc.batch(calls)).toEqual([{ result: 3 }, { result: 3 }]);
});

test("a long list goes out as several batches", async () => {
  const node = await healthy();
  const rpc = connectRpc({ network: "sandbox", urls: [node.url], clock });
  const answers = await rpc.batch(Array.from({ length: 250 }, (_, index) => ({ method: `m${index}`, params: [] })));
  expect(answers.map((answer) => "result" in answer && answer.result)).toEqual(answers.map((_, index) => `m${index}`));
  expect(node.count()).toBe(3);
});

describe("an endpoint that limits its callers", () => {
  const inASecond = () => new Date(Date.now() + 61_000).toUTCString();
  const http429 = (retryAfter: string | null) =>
    stub((_body, response) => {
      response.writeHead(429, retryAfter === null ? {} : { "retry-after": retryAfter }).end();
    });
  const inBody = (headers: Record<string, string>, data?: object) =>
    stub((body, response) => {
      const error = { code: -32005, message: "daily request count exceeded, request rate limited", data };
      const received = JSON.parse(body) as { id: number }[];
      response.writeHead(200, headers).end(JSON.stringify(received.map(({ id }) => ({ id, error }))));
    });

  test.each<[string, () => Promise<HttpStub>, restMs: number]>([
    ["429, seconds", () => http429("60"), 60_000],
    ["429, a date", () => http429(inASecond()), 60_000],
    ["429, more than is granted", () => http429("86400"), 120_000],
    ["429 without a word", () => http429(null), 5_000],
    ["JSON-RPC errors, the header", () => inBody({ "retry-after": "60" }), 60_000],
    ["JSON-RPC errors, their data", () => inBody({}, { rate: { backoff_seconds: 60 } }), 60_000],
  ])("by %s is left alone for so long", async (_how, open429, restMs) => {
    let nowMs = Date.now();
    const [limited, other] = [await open429(), await healthy()];
    const rpc = connectRpc({ network: "sandbox", urls: [limited.url, other.url], clock: { now: () => nowMs } });
    const ask = async () => void (await rpc.batch(calls));
    await ask();
    nowMs += restMs - 3_000;
    await ask();
    expect([limited.count(), other.count()]).toEqual([1, 2]);
    nowMs += 5_000;
    await ask();
    expect(limited.count()).toBe(2);
  });
});

test("WebSocket URLs among the settings are not asked", async () => {
  const node = await healthy();
  const rpc = connectRpc({ network: "sandbox", urls: ["ws://127.0.0.1:1", node.url], clock });
  expect(rpc.endpoints.map(({ host }) => host)).toEqual([new URL(node.url).host]);
  expect(await rpc.batch(calls)).toEqual([{ result: "eth_chainId" }, { result: "eth_blockNumber" }]);
});
