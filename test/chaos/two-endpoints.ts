import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import { type ProxyAction, type RpcProxy, startRpcProxy } from "../harness/rpc-proxy";
import type { Fixture } from "./fault";

/** Two endpoints of a service: the preferred one, which is broken, and another, which is not. */
export interface EndpointPair {
  readonly service: string;
  readonly first: RpcProxy;
  readonly second: RpcProxy;
}

const settlers = [1, 2];
/** The gateway that is given two endpoints; the other keeps its own. */
const gatewayIndex = 1;

/** Restarts the settlers and a gateway with two endpoints each, without a subscription: heads come from these alone. */
export async function giveTwoEndpoints({ scenario }: Fixture): Promise<readonly EndpointPair[]> {
  const pair = async (service: string): Promise<EndpointPair> => {
    const [first, second] = await Promise.all([
      startRpcProxy(scenario.harness.rpcUrl),
      startRpcProxy(scenario.harness.rpcUrl),
    ]);
    return { service, first, second };
  };
  const pairs = await Promise.all([...settlers.map((settler) => `settler-${settler}`), "gateway-1"].map(pair));
  await Promise.all(pairs.map(({ service }) => scenario.stop(service)));
  const envOf = ({ first, second }: EndpointPair) => ({
    SANDBOX_RPC_URLS: `${first.url},${second.url}`,
    SANDBOX_WS_URL: "",
  });
  await Promise.all([
    ...settlers.map((settler, index) => scenario.startSettler(settler, envOf(pairs[index] as EndpointPair))),
    scenario.startGateway(gatewayIndex, envOf(pairs.at(-1) as EndpointPair)),
  ]);
  await scenario.untilShared("sandbox");
  return pairs;
}

const measured = 9;

/** How long a question to an endpoint takes at present, without any fault: the middle of some. */
export async function roundTripMs(pairs: readonly EndpointPair[]): Promise<number> {
  const taken: number[] = [];
  for (let index = 0; index < measured; index += 1) {
    const since = performance.now();
    await rpc((pairs[index % pairs.length] as EndpointPair).second.url, "eth_blockNumber", []);
    taken.push(performance.now() - since);
  }
  return taken.sort((one, other) => one - other)[Math.floor(measured / 2)] ?? 0;
}

/** Stops the services that have two endpoints; the repair starts them again with their own. */
export async function takeTwoEndpoints({ scenario }: Fixture, pairs: readonly EndpointPair[]): Promise<void> {
  const running = scenario.running();
  await Promise.all(
    pairs.filter(({ service }) => running.includes(service)).map(({ service }) => scenario.stop(service)),
  );
  await Promise.all(pairs.flatMap(({ first, second }) => [first.close(), second.close()]));
}

/** All first endpoints are like this from now on. */
export function breakFirst(pairs: readonly EndpointPair[], action: ProxyAction | (() => ProxyAction)): void {
  const decide = typeof action === "function" ? action : () => action;
  for (const { first } of pairs) first.rule(decide);
}

/** Until each of these services has put such calls to its second endpoint, while payments go on. */
export async function untilSecondIsUsed(
  pairs: readonly EndpointPair[],
  method: string,
  { timeoutMs, meanwhile }: { readonly timeoutMs: number; readonly meanwhile: () => Promise<void> },
): Promise<void> {
  const before = pairs.map(({ second }) => second.forwarded(method));
  const unused = () =>
    pairs.filter(({ second }, index) => second.forwarded(method) <= (before[index] ?? 0)).map(({ service }) => service);
  const isUsed = async () => {
    if (unused().length === 0) return true;
    await meanwhile();
    return false;
  };
  await until(isUsed, {
    timeoutMs,
    intervalMs: 200,
    what: `${method} at the second endpoint of ${unused().join(", ")}`,
  });
}
