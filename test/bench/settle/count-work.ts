import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { query } from "@lunas/stack/postgres/query";
import type { Arena } from "./arena";
import { runLoad } from "./load";
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
  const proxies = { gateway: await startCounter(arena.rpcUrl), settler: await startCounter(arena.rpcUrl) };
  try {
    for (const name of ["gateway", "settler", "dispatcher"]) await services.stop(name);
    await query(stack.databaseUrl, "alter system set shared_preload_libraries = 'pg_stat_statements'");
    await stack.restart("postgres");
    await query(stack.databaseUrl, "create extension if not exists pg_stat_statements");
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

interface Counter {
  readonly url: string;
  requests(): number;
  calls(): number;
  close(): void;
}

async function readCounts({ stack }: Arena, { gateway, settler }: Record<"gateway" | "settler", Counter>) {
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
    rpcCalls: gateway.calls() + settler.calls(),
    ...row,
  };
}

/** Hands requests on to the node and counts them. */
async function startCounter(targetUrl: string): Promise<Counter> {
  let requests = 0;
  let calls = 0;
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on("data", (chunk: Buffer) => chunks.push(chunk));
    asked.on("end", () => {
      const body = Buffer.concat(chunks);
      requests += 1;
      calls += body.toString("utf8").split('"jsonrpc"').length - 1;
      const onward = request(targetUrl, { method: "POST", headers: { "content-type": "application/json" } }, (told) => {
        answer.writeHead(told.statusCode ?? 502, { "content-type": "application/json" });
        told.pipe(answer);
      });
      onward.on("error", () => answer.destroy());
      onward.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    calls: () => calls,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
