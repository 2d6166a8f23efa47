import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { rpc } from "@lunas/contracts/rpc";
import { type FilterLimits, filterLimits } from "@lunas/stack/rpc-filter/filter-limits";
import { type RpcFilter, startRpcFilter } from "@lunas/stack/rpc-filter/start-filter";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { until } from "@lunas/testkit/time/until";

jest.setTimeout(60_000);

/** JUMPDEST PUSH1 0 JUMP: runs until its gas is used up. */
const endless = "0x1111111111111111111111111111111111111111";
/** GAS PUSH1 0 MSTORE PUSH1 32 PUSH1 0 RETURN: answers the gas that is left. */
const gasReporter = "0x2222222222222222222222222222222222222222";
/** PUSH3 size PUSH1 0 SWAP1 … RETURN: 1,200,000 bytes of zeros, twice as many hex digits. */
const talker = "0x3333333333333333333333333333333333333333";
const others: RpcFilter[] = [];
let stack: Stack;
let filter: RpcFilter;
let nodeUrl: string;

beforeAll(async () => {
  stack = await startStack({ parts: ["sandbox"], blockTime: { sandbox: "automine" } });
  nodeUrl = stack.chains.sandbox.rpcUrl;
  filter = await startRpcFilter({ targetUrl: nodeUrl, port: 0 });
  await rpc(nodeUrl, "anvil_setCode", [endless, "0x5b600056"]);
  await rpc(nodeUrl, "anvil_setCode", [gasReporter, "0x5a60005260206000f3"]);
  await rpc(nodeUrl, "anvil_setCode", [talker, "0x62124f806000f3"]);
});
afterAll(async () => {
  await Promise.all([filter, ...others].map((each) => each?.close()));
  await stack?.stop();
});

interface FilterAnswer {
  readonly id?: unknown;
  readonly result?: string;
  readonly error?: { readonly code: number; readonly message: string };
}

const call = (method: string, params: unknown = [], id: unknown = 1) => ({ jsonrpc: "2.0", id, method, params });
const callOf = (to: string, more: object = {}) => call("eth_call", [{ to, ...more }, "latest"]);

async function post<T = FilterAnswer>(body: unknown, url = filter.url, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, reported: (await response.json()) as T };
}

async function filterWith(limits: Partial<FilterLimits>, targetUrl = nodeUrl, proxies = 0): Promise<RpcFilter> {
  const started = await startRpcFilter({ targetUrl, port: 0, limits: { ...filterLimits, ...limits }, proxies });
  others.push(started);
  return started;
}

describe("gas", () => {
  const cap = filterLimits.maxGas;
  it.each<[string, object]>([
    ["none", {}],
    ["2^40", { gas: "0x10000000000" }],
    ["2^63 - 1", { gas: "0x7fffffffffffffff" }],
    ["a number", { gas: 1_099_511_627_776 }],
    ["a decimal text", { gas: "1099511627776" }],
    ["under another name", { gasLimit: "0x10000000000" }],
    ["twice", { gas: "0xc350", gasLimit: "0x10000000000" }],
  ])("of a call is bounded, whatever it asks for: %s", async (_case, gas) => {
    const { reported } = await post(callOf(gasReporter, gas));
    expect(reported.error).toBeUndefined();
    expect(Number(reported.result)).toBeLessThan(cap);
  });

  it("that is less stays as it is", async () => {
    const { reported } = await post(callOf(gasReporter, { gas: "0xc350" }));
    expect(Number(reported.result)).toBeLessThan(50_000);
  });

  it.each(["eth_call", "eth_estimateGas"])("an endless %s ends soon, and delays no other call", async (method) => {
    const begun = performance.now();
    const requested = post(call(method, [{ to: endless, gas: "0x10000000000" }, "latest"]));
    expect((await post(call("eth_blockNumber"))).reported.result).toMatch(/^0x/);
    expect((await requested).reported.error?.code).toBeLessThan(0);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });

  it("is bounded for code that comes with the call, and block overrides are refused", async () => {
    const state = { [endless]: { code: "0x5a60005260206000f3" } };
    const params = [{ to: endless, gas: "0x10000000000", futureField: 1 }, "latest", state];
    expect(Number((await post(call("eth_call", params))).reported.result)).toBeLessThan(cap);
    const overridden = await post(call("eth_call", [...params, { gasLimit: "0x10000000000" }]));
    expect(overridden.reported.error?.code).toBe(-32602);
  });

  it.each<[string, unknown]>([
    ["no list", { to: gasReporter }],
    ["no object", ["0x00"]],
    ["nothing", []],
  ])("parameters that are %s are refused", async (_case, params) => {
    expect((await post(call("eth_call", params))).reported.error?.code).toBe(-32602);
  });
});

describe("logs", () => {
  let narrow: RpcFilter;
  const logs = (filterObject: unknown) => post(call("eth_getLogs", [filterObject]), narrow.url);
  beforeAll(async () => {
    narrow = await filterWith({ maxLogBlocks: 20 });
    await rpc(nodeUrl, "anvil_mine", ["0x1e"]);
  });

  it.each<[string, object]>([
    ["numbers", { fromBlock: "0x1", toBlock: "0x15" }],
    ["earliest to latest", { fromBlock: "earliest", toBlock: "latest" }],
    ["a number to the default", { fromBlock: "0x1" }],
    ["a number to pending", { fromBlock: "0x0", toBlock: "pending" }],
    ["earliest to a number", { fromBlock: "earliest", toBlock: "0x14" }],
    ["a number far ahead", { fromBlock: "0x0", toBlock: "0xffffffffffff" }],
  ])("are refused over more than the limit: %s", async (_case, range) => {
    expect((await logs(range)).reported.error).toEqual({ code: -32005, message: expect.stringContaining("20 blocks") });
  });

  it.each<[string, object]>([
    ["numbers", { fromBlock: "0x1", toBlock: "0x14" }],
    ["the newest alone", {}],
    ["the newest by name", { fromBlock: "latest", toBlock: "latest" }],
    ["up to the newest", { fromBlock: "0x18", toBlock: "latest" }],
  ])("within the limit are answered: %s", async (_case, range) => {
    expect((await logs(range)).reported.error).toBeUndefined();
  });

  it("with a block by no name and no number are refused", async () => {
    expect((await logs({ fromBlock: { x: 1 } })).reported.error?.code).toBe(-32602);
    expect((await logs("0x0")).reported.error?.code).toBe(-32602);
  });

  it("the history of fees is bounded", async () => {
    const { reported } = await post(call("eth_feeHistory", ["0x400", "latest", Array(101).fill(50)]));
    expect(reported.error?.code).toBe(-32602);
    expect((await post(call("eth_feeHistory", ["0x401", "latest", []]))).reported.error?.code).toBe(-32602);
    expect((await post(call("eth_feeHistory", ["0x4", "latest", [50]]))).reported.error).toBeUndefined();
  });
});

describe("answers", () => {
  it("are limited, alone and in a batch, and the rest of the batch is answered", async () => {
    expect((await post(callOf(talker))).reported.error).toEqual({
      code: -32005,
      message: expect.stringContaining("too large"),
    });
    const { reported } = await post<FilterAnswer[]>([callOf(talker), call("eth_chainId", [], 2)]);
    expect(reported).toMatchObject([
      { id: 1, error: { code: -32005 } },
      { id: 2, result: "0x539" },
    ]);
  });

  it("of a batch are bounded together", async () => {
    const tight = await filterWith({ maxAnswerBytes: 1_000_000 });
    const half = "0x2222222222222222222222222222222222222233";
    await rpc(nodeUrl, "anvil_setCode", [half, "0x620493e06000f3"]); // 300,000 bytes: 600,000 as hex digits
    const { reported } = await post<FilterAnswer[]>([callOf(half), callOf(half), callOf(half)], tight.url);
    expect(reported.filter(({ error }) => error === undefined)).toHaveLength(1);
    expect(reported.filter(({ error }) => error?.code === -32005)).toHaveLength(2);
  });
});

/** A node that answers nothing until it is told to, and counts what it is asked at once. */
async function startHeldNode() {
  const held: (() => void)[] = [];
  let most = 0;
  const server: Server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      const requested = JSON.parse(text);
      const all = Array.isArray(requested) ? requested : [requested];
      const answers = all.map(({ id }) => ({ jsonrpc: "2.0", id, result: "0x1" }));
      held.push(() => response.end(JSON.stringify(Array.isArray(requested) ? answers : answers[0])));
      most = Math.max(most, held.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    waiting: () => held.length,
    most: () => most,
    answerAll: () => {
      for (const answer of held.splice(0)) answer();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe("a node that does not answer", () => {
  let node: Awaited<ReturnType<typeof startHeldNode>>;
  beforeEach(async () => {
    node = await startHeldNode();
  });
  afterEach(() => node.close());

  it("is given up after a time, with an error for every call", async () => {
    const impatient = await filterWith({ timeoutMs: 200 }, node.url);
    const { status, reported } = await post<FilterAnswer[]>(
      [call("eth_blockNumber", [], "a"), call("eth_chainId", [], "b"), call("anvil_mine", [], "c")],
      impatient.url,
    );
    expect(status).toBe(200);
    expect(reported).toEqual([
      { jsonrpc: "2.0", id: "a", error: { code: -32002, message: expect.stringContaining("in time") } },
      { jsonrpc: "2.0", id: "b", error: { code: -32002, message: expect.stringContaining("in time") } },
      { jsonrpc: "2.0", id: "c", error: { code: -32601, message: expect.any(String) } },
    ]);
  });

  it("is asked no more at once than the bounds for one client and for all, and each client has its turn", async () => {
    const limits = { maxRunningPerClient: 2, maxRunning: 3, maxWaitingPerClient: 4 };
    const bounded = await filterWith(limits, node.url, 1);
    const from = (client: string) => ({ "x-forwarded-for": `6.6.6.6, ${client}` });
    const greedy = Array.from({ length: 6 }, () => post(call("eth_chainId"), bounded.url, from("10.0.0.1")));
    await until(() => node.waiting() === 2, { what: "the first client has its share" });
    const modest = [post(call("eth_chainId"), bounded.url, from("10.0.0.2"))];
    await until(() => node.waiting() === 3, { what: "the second client is not held up" });
    const tooMany = await post(call("eth_chainId", [], 7), bounded.url, from("10.0.0.1"));
    expect(tooMany).toEqual({
      status: 429,
      reported: { jsonrpc: "2.0", id: 7, error: { code: -32005, message: expect.stringContaining("at once") } },
    });
    const done = Promise.all([...greedy, ...modest]);
    let ended = false;
    void done.then(() => {
      ended = true;
    });
    await until(
      () => {
        node.answerAll();
        return ended;
      },
      { what: "every answer" },
    );
    for (const { reported } of await done) expect(reported.result).toBe("0x1");
    expect(node.most()).toBe(3);
  });

  it("counts a batch by its calls", async () => {
    const bounded = await filterWith({ maxRunningPerClient: 2, maxWaitingPerClient: 200, timeoutMs: 2_000 }, node.url);
    const requested = post<FilterAnswer[]>(
      Array.from({ length: 20 }, (_, id) => call("eth_chainId", [], id)),
      bounded.url,
    );
    let ended = false;
    void requested.then(() => {
      ended = true;
    });
    await until(
      () => {
        node.answerAll();
        return ended;
      },
      { what: "the batch's answers" },
    );
    expect((await requested).reported.map(({ id, result }) => [id, result])).toEqual(
      Array.from({ length: 20 }, (_, id) => [id, "0x1"]),
    );
    expect(node.most()).toBeLessThanOrEqual(2);
  });
});
