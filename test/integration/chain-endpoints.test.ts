import { connectRpc } from "@lunas/chain/connect";
import { createChainReader } from "@lunas/chain/read/read-facts";
import { fund } from "@lunas/contracts/fund";
import { until } from "@lunas/stack/until";
import { type RpcProxy, startRpcProxy } from "../harness/rpc-proxy";
import { type ChainFixture, chain, clock, newAddress, startScenario, token } from "./chain-fixture";

let fixture: ChainFixture;
const proxies: RpcProxy[] = [];

beforeAll(async () => {
  fixture = await startScenario();
}, 60_000);
afterEach(async () => {
  await Promise.all(proxies.splice(0).map((proxy) => proxy.close()));
});
afterAll(async () => fixture?.stop());

async function proxy(): Promise<RpcProxy> {
  const started = await startRpcProxy(fixture.rpcUrl);
  proxies.push(started);
  return started;
}

const compared = { chainId: chain.chainId, blockTimeMs: 400, confirmations: 1 };
const connect = (urls: readonly string[]) => connectRpc({ network: "sandbox", urls, clock, chain: compared });
const readerOf = (urls: readonly string[]) =>
  createChainReader({ chains: [{ chain, rpc: connect(urls) }], relayerAddress: () => null, clock });
const mine = async (count: number) => {
  for (let mined = 0; mined < count; mined += 1) await fixture.mine();
};

test("replicas that lag in turn: what a payer was once seen to have is seen ever after", async () => {
  const replicas = await proxy();
  const reader = readerOf([replicas.url]);
  const payer = await fixture.payer({ amount: 0n });
  await mine(6);
  await fund({ rpcUrl: fixture.rpcUrl, token, to: payer.address, amount: 500n });
  const authorization = await payer.authorize({ to: newAddress(), amount: 500n });
  const balance = async () => (await reader.readFacts(chain, authorization))?.balance;
  expect(await balance()).toBe(500n);
  let turn = 0;
  replicas.rule(() => ({ lagBlocks: turn++ % 6 }));
  const seen = new Set<bigint | undefined>();
  for (let round = 0; round < 8; round += 1) seen.add(await balance());
  expect([...seen]).toEqual([500n]);
}, 20_000);

test("the first of two stands still: reads come from the other, also those of a gateway", async () => {
  const [first, second] = [await proxy(), await proxy()];
  const reader = readerOf([first.url, second.url]);
  const payer = await fixture.payer({ amount: 0n });
  const authorization = await payer.authorize({ to: newAddress(), amount: 500n });
  const balance = async () => (await reader.readFacts(chain, authorization))?.balance;
  expect(await balance()).toBe(0n);
  first.rule(() => ({ frozenAt: 0 }));
  const height = Number(await fixture.cheat("eth_blockNumber"));
  first.rule(() => ({ frozenAt: height }));
  await fund({ rpcUrl: fixture.rpcUrl, token, to: payer.address, amount: 500n });
  await mine(2);
  expect(await until(async () => (await balance()) === 500n, { timeoutMs: 3_000, everyMs: 20 })).toBe(true);
  expect(second.forwarded("eth_call")).toBeGreaterThan(0);
});

test("no call waits for the whole timeout of a hanging endpoint", async () => {
  const [first, second] = [await proxy(), await proxy()];
  const rpc = connect([first.url, second.url]);
  first.rule(() => "drop");
  const startedAt = performance.now();
  const call = [{ method: "eth_chainId", params: [] }];
  expect(await rpc.batch(call)).toEqual([{ result: "0x539" }]);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  await rpc.batch(call);
  expect(second.forwarded("eth_chainId")).toBeGreaterThanOrEqual(2);
});

test("each endpoint by itself, by its host, with what it can do", async () => {
  const [first, second] = [await proxy(), await proxy()];
  const rpc = connect([`${first.url}/v2/key`, second.url]);
  expect(rpc.endpoints.map(({ host }) => host)).toEqual([first, second].map(({ url }) => new URL(url).host));
  expect(await rpc.endpoints[1]?.abilities()).toEqual({
    debugTraceTransaction: true,
    traceTransaction: true,
    blockReceipts: true,
    simulate: true,
    sendRawTransactionSync: true,
    safeTag: true,
    finalizedTag: true,
    pendingTag: true,
  });
  expect(second.forwarded("debug_traceTransaction")).toBe(1);
  await rpc.endpoints[1]?.abilities();
  expect(second.forwarded("debug_traceTransaction")).toBe(1);
  expect(first.forwarded("debug_traceTransaction")).toBe(0);
});
