import { query } from "@lunas/stack/postgres/query";
import { watchStatements } from "../profile/server-statistics";
import type { Arena } from "./arena";
import { runLoad } from "./load";
import { type RpcCounter, startRpcCounter } from "./rpc-counter";
import { bodyOf } from "./sign-payments";

/** For each payment, under the load of a few clients. */
export interface WorkPerPayment {
  readonly gatewayRoundTrips: number;
  readonly settlerRoundTrips: number;
  readonly rpcCalls: number;
  readonly queries: number;
  readonly commits: number;
  readonly fsyncs: number;
}

/** A pass of its own: the proxies and the statistics would slow down what is timed. */
export async function countWork(
  arena: Arena,
  plan: { readonly clients: number; readonly payments: number },
  show: (line: string) => void,
): Promise<WorkPerPayment> {
  const { stack, services } = arena;
  const proxies = { gateway: await startRpcCounter(arena.rpcUrl), settler: await startRpcCounter(arena.rpcUrl) };
  try {
    for (const name of ["gateway", "settler", "dispatcher"]) await services.stop(name);
    await watchStatements(stack, { nested: false });
    await services.start("settler", { env: { SANDBOX_RPC_URLS: proxies.settler.url } });
    await services.start("dispatcher");
    await services.start("gateway", { env: { SANDBOX_RPC_URLS: proxies.gateway.url } });
    const ask = async (count: number) => {
      const bodies = arena.payments.sign(count, arena.payTo).map(bodyOf);
      await runLoad(arena.asks.lunas, { clients: plan.clients, seconds: 60, bodies });
      await arena.quiet();
    };
    await ask(50);
    const before = await readCounts(arena, proxies);
    await ask(plan.payments);
    const after = await readCounts(arena, proxies);
    show(`counted over ${plan.payments} payments of ${plan.clients} clients`);
    const names = Object.keys(after) as (keyof WorkPerPayment)[];
    const each = (name: keyof WorkPerPayment) => (after[name] - before[name]) / plan.payments;
    return Object.fromEntries(names.map((name) => [name, each(name)])) as unknown as WorkPerPayment;
  } finally {
    proxies.gateway.close();
    proxies.settler.close();
  }
}

async function readCounts({ stack }: Arena, { gateway, settler }: Record<"gateway" | "settler", RpcCounter>) {
  // Backends tell of their statistics once a second at most.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const sql = `select (select sum(calls) from pg_stat_statements)::int as queries,
    (select sum(xact_commit) from pg_stat_database)::int as commits,
    (select coalesce(sum(fsyncs), 0) from pg_stat_io where object = 'wal')::int as fsyncs`;
  const [row] = (await query(stack.databaseUrl, sql)) as { queries: number; commits: number; fsyncs: number }[];
  if (row === undefined) throw new Error("PostgreSQL told no statistics");
  return {
    gatewayRoundTrips: gateway.requests(),
    settlerRoundTrips: settler.requests(),
    rpcCalls: sum(gateway.calls()) + sum(settler.calls()),
    ...row,
  };
}

function sum(calls: ReadonlyMap<string, number>): number {
  return [...calls.values()].reduce((total, each) => total + each, 0);
}
