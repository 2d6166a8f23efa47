import { until } from "@lunas/testkit/time/until";
import type { ProxyAction } from "../../harness/rpc-proxy";
import type { Fault, Fixture } from "../fault";

const troubles: readonly ProxyAction[] = [
  { status: 200, text: "<html>the service is being upgraded</html>" },
  { status: 200, text: "[]" },
  { status: 200, text: '[{"jsonrpc":"2.0","id":0,"result":"0xzz"}]' },
  { status: 429, text: '{"error":"too many requests"}' },
  { status: 502, text: "" },
  "drop",
];
const atLeast = 3;

async function trouble({ scenario }: Fixture, action: ProxyAction): Promise<void> {
  const proxies = [1, 2].map((settler) => scenario.proxy(settler));
  const before = proxies.map((proxy) => proxy.troubled());
  for (const proxy of proxies) proxy.rule(() => action);
  await until(() => proxies.every((proxy, index) => proxy.troubled() >= (before[index] ?? 0) + atLeast), {
    timeoutMs: 30_000,
    what: `answers like ${JSON.stringify(action)}`,
  });
}

/** The node of all settlers talks rubbish, refuses, or says nothing, one after the other, while blocks come. */
export const rpcRubbish: Fault = {
  id: "F19",
  title: "the RPC answers rubbish, 429, or nothing",
  at: "stored",
  strike: async (fixture) => {
    await fixture.company.chainControl.release();
    for (const action of troubles) await trouble(fixture, action);
  },
};
