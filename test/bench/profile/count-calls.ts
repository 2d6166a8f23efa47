import type { Arena } from "../settle/arena";
import { runLoad } from "../settle/load";
import { type RpcCounter, startRpcCounter } from "../settle/rpc-counter";
import { bodyOf } from "../settle/sign-payments";

/** Calls to the node for each payment, by caller and by method; `round trips` are requests, each of one or more calls. */
export type CallCounts = Readonly<Record<Caller, ReadonlyMap<string, number>>>;

const callers = ["gateway", "settler"] as const;
type Caller = (typeof callers)[number];

/** Proxies in front of the node count the calls, in a separate run, because they cost time. */
export async function countCalls(
  arena: Arena,
  plan: { readonly clients: number; readonly payments: number },
): Promise<CallCounts> {
  const proxies = { gateway: await startRpcCounter(arena.rpcUrl), settler: await startRpcCounter(arena.rpcUrl) };
  try {
    for (const name of callers) {
      await arena.services.stop(name);
      // Profiling is over.
      await arena.services.start(name, { env: { NODE_OPTIONS: "", SANDBOX_RPC_URLS: proxies[name].url } });
    }
    const pay = async (count: number) => {
      const bodies = arena.payments.sign(count, arena.payTo).map(bodyOf);
      await runLoad(arena.asks.lunas, { clients: plan.clients, seconds: 60, bodies });
      await arena.quiet();
    };
    await pay(64);
    const before = { gateway: countsOf(proxies.gateway), settler: countsOf(proxies.settler) };
    await pay(plan.payments);
    const each = (name: Caller) =>
      new Map(
        [...countsOf(proxies[name])].map(([method, count]) => [
          method,
          (count - (before[name].get(method) ?? 0)) / plan.payments,
        ]),
      );
    return { gateway: each("gateway"), settler: each("settler") };
  } finally {
    proxies.gateway.close();
    proxies.settler.close();
  }
}

function countsOf(proxy: RpcCounter): ReadonlyMap<string, number> {
  return new Map([["round trips", proxy.requests()], ...proxy.calls()]);
}
