import { rpc, rpcHex } from "@lunas/contracts/rpc";
import { allowedMethods } from "@lunas/stack/rpc-filter/allowed-methods";
import { type RpcFilter, startRpcFilter } from "@lunas/stack/rpc-filter/start-filter";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { cheats, someone } from "../harness/cheating-calls";

jest.setTimeout(60_000);

let stack: Stack;
let filter: RpcFilter;

beforeAll(async () => {
  stack = await startStack({ parts: ["sandbox"], blockTime: { sandbox: "automine" } });
  filter = await startRpcFilter({ targetUrl: stack.chains.sandbox.rpcUrl, port: 0 });
});
afterAll(async () => {
  await filter?.close();
  await stack?.stop();
});

interface FilterAnswer {
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number };
}

async function post(body: unknown): Promise<{ status: number; reported: unknown }> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(filter.url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: text,
  });
  return { status: response.status, reported: await response.json() };
}
const call = (method: string, params: unknown[] = [], id: unknown = 1) => ({ jsonrpc: "2.0", id, method, params });
const stateOfAll = () =>
  Promise.all([
    rpcHex(stack.chains.sandbox.rpcUrl, "eth_blockNumber", []),
    rpcHex(stack.chains.sandbox.rpcUrl, "eth_getBalance", [someone, "latest"]),
    rpcHex(stack.chains.sandbox.rpcUrl, "eth_getCode", [someone, "latest"]),
  ]);

describe("the public way to a development node", () => {
  it.each(cheats)("refuses %p, alone and in company", async (method, params) => {
    const before = await stateOfAll();
    expect((await post(call(method, params))).reported).toMatchObject({ id: 1, error: { code: -32601 } });
    const { reported } = await post([
      call("eth_chainId", [], "a"),
      call(method, params, "b"),
      call("eth_chainId", [], "a"),
    ]);
    expect(reported).toEqual([
      { jsonrpc: "2.0", id: "a", result: "0x539" },
      { jsonrpc: "2.0", id: "b", error: { code: -32601, message: expect.any(String) } },
      { jsonrpc: "2.0", id: "a", result: "0x539" },
    ]);
    expect(await stateOfAll()).toEqual(before);
  });

  it("lets through what clients need, and nothing that cheats is among it", async () => {
    for (const method of allowedMethods)
      expect(method).not.toMatch(/^(?!eth_|net_version$)|sign|accounts|sendTransaction|unsigned/i);
    expect((await post(call("eth_getBalance", [someone, "latest"]))).reported).toMatchObject({ result: "0x0" });
    expect((await post(call("net_version"))).reported).toMatchObject({ result: "1337" });
    const raw = (await post(call("eth_sendRawTransaction", ["0x02c0"]))).reported as FilterAnswer;
    expect(raw.error?.code).not.toBe(-32601);
  });

  it("reads a request as the node will, whatever it looks like", async () => {
    const twice = `{"jsonrpc":"2.0","id":1,"method":"eth_chainId","method":"anvil_setBalance","params":["${someone}","0x1"]}`;
    expect((await post(twice)).reported).toMatchObject({ error: { code: -32601 } });
    const escaped = `{"jsonrpc":"2.0","id":1,"method":"\\u0061nvil_setBalance","params":["${someone}","0x1"]}`;
    expect((await post(escaped)).reported).toMatchObject({ error: { code: -32601 } });
    expect((await post([[call("anvil_setBalance", [someone, "0x1"])]])).reported).toMatchObject([
      { error: { code: -32600 } },
    ]);
    expect(await rpc(stack.chains.sandbox.rpcUrl, "eth_getBalance", [someone, "latest"])).toBe("0x0");
  });

  it("is bounded in what it takes", async () => {
    expect((await post(Array.from({ length: 101 }, (_, id) => call("eth_chainId", [], id)))).status).toBe(400);
    expect((await post([])).status).toBe(400);
    expect((await post("no json")).status).toBe(400);
    expect((await post(call("eth_call", ["0".repeat(300 * 1_024)]))).status).toBe(413);
    expect((await fetch(filter.url)).status).toBe(405);
    expect((await fetch(filter.url, { method: "OPTIONS" })).headers.get("access-control-allow-origin")).toBe("*");
  });
});
