import { createInterface } from "node:readline";
import { writeFileSync } from "node:fs";
import { query } from "@lunas/stack/postgres/query";
import { openArena } from "./arena";
import { quantile, runLoad } from "./load";
import { cpuBetween, readCpu } from "./processes";
import { bodyOf } from "./sign-payments";

async function main() {
  const arena = await openArena((l) => console.error(l));
  const { stack, services } = arena;
  const parts = arena.parts();
  writeFileSync(process.env.PROBE_PIDS as string, JSON.stringify({ parts: Object.fromEntries(parts), db: stack.databaseUrl, redis: stack.redisUrl, logs: stack.logFolder }));
  console.log("ready");
  const readline = createInterface({ input: process.stdin });
  for await (const line of readline) {
    const [what, ...args] = line.trim().split(" ");
    try {
      if (what === "stop") break;
      if (what === "turn") {
        const clients = Number(args[0]), count = Number(args[1]);
        const bodies = arena.payments.sign(count, arena.payTo).map(bodyOf);
        const all = arena.parts();
        const before = readCpu(all);
        const loaded = await runLoad(arena.asks.lunas, { clients, seconds: 600, bodies });
        await arena.quiet();
        const used = cpuBetween(before, readCpu(all));
        const n = loaded.tookMs.length;
        const each = Object.fromEntries(Object.entries(used).map(([k, v]) => [k, Number((v / n).toFixed(2))]));
        console.log(JSON.stringify({ clients, n, wrong: loaded.wrong, perSecond: Math.round(n / loaded.seconds), p50: Math.round(quantile(loaded.tookMs, 0.5) * 10) / 10, p99: Math.round(quantile(loaded.tookMs, 0.99)), ...each }));
      } else if (what === "preload") {
        await query(stack.databaseUrl, "alter system set shared_preload_libraries = 'pg_stat_statements'");
        await query(stack.databaseUrl, "alter system set pg_stat_statements.track = 'all'");
        await query(stack.databaseUrl, "alter system set pg_stat_statements.track_planning = on");
        await query(stack.databaseUrl, "alter system set track_wal_io_timing = on");
        await stack.restart("postgres");
        await query(stack.databaseUrl, "create extension if not exists pg_stat_statements");
        console.log("ok");
      } else if (what === "restart") {
        // restart <service> with env
        await services.stop(args[0] as string);
        await services.start(args[0] as never, { env: Object.fromEntries(args.slice(1).map((a) => { const i = a.indexOf("="); return [a.slice(0, i), a.slice(i + 1)]; })) });
        console.log("ok");
      } else if (what === "sql") {
        console.log(JSON.stringify(await query(stack.databaseUrl, args.join(" ")), (_k, v) => (typeof v === "bigint" ? v.toString() : v)));
      } else console.log("?");
    } catch (error) {
      console.log(`ERROR ${String(error)}`);
    }
  }
  await arena.stop();
  process.exit(0);
}
main().catch((e) => { console.error(e); process.exit(1); });
