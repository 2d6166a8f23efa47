/** `npm run bench [-- --quick]`: Lunas against the stock facilitator and the chain's own limit, in one run. */
import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { profile } from "../profile/main";
import { type Arena, openArena } from "./arena";
import { countWork } from "./count-work";
import { measureLimit } from "./limit";
import { quickPlan, wholePlan } from "./plan";
import { machine, residentMb } from "./processes";
import { measureRefusals } from "./refusals";
import { printReport } from "./report";
import { type Measured, measure } from "./scenario";
import { readSingleGas } from "./single-gas";

const args = process.argv.slice(2);
const plan = process.argv.includes("--quick") ? quickPlan : wholePlan;
const outputFile = join(__dirname, "..", "..", "..", "bench-results", "latest.json");
const begunMs = Date.now();
const show = (line: string) =>
  console.log(`${String(Math.round((Date.now() - begunMs) / 1_000)).padStart(4)} s  ${line}`);

async function main(): Promise<void> {
  const loadBefore = loadavg();
  const arena = await openArena({ log: show });
  try {
    for (const scenario of plan.warmUp) await measure(arena, scenario, show);
    const memoryBefore = memoryOf(arena);
    const limit = await limitOf(arena);
    const scenarios: Measured[] = [];
    for (const scenario of plan.scenarios) scenarios.push(await measure(arena, scenario, show));
    const limitAgain = await limitOf(arena);
    const refusalsPerSecond = await measureRefusals(arena, plan.refusals, show);
    const result = {
      takenAt: new Date(begunMs).toISOString(),
      machine: { ...machine(), loadAverageBefore: loadBefore, loadAverageAfter: loadavg() },
      limit: { perSecond: [limit, limitAgain] },
      scenarios,
      refusalsPerSecond,
      gas: { single: await readSingleGas(arena), bundled: null },
      memory: { residentMb: { before: memoryBefore, after: memoryOf(arena) }, webhooks: arena.webhooks() },
      perPayment: await countWork(arena, plan.counted, show),
    };
    const report = printReport(result);
    mkdirSync(join(outputFile, ".."), { recursive: true });
    writeFileSync(outputFile, `${JSON.stringify(report, null, 2)}\n`);
    show(`written to ${outputFile}`);
  } finally {
    await arena.stop();
  }
}

async function limitOf(arena: Arena): Promise<number> {
  const authorizations = arena.payments.sign(plan.limitPayments, arena.payTo);
  const perSecond = await measureLimit(arena.rpcUrl, arena.limitKeys, authorizations);
  show(`the chain's own limit: ${perSecond.toFixed(0)}/s`);
  return perSecond;
}

function memoryOf(arena: Arena): Readonly<Record<string, number>> {
  return Object.fromEntries([...arena.parts()].map(([name, pid]) => [name, Math.round(residentMb(pid))]));
}

async function run(): Promise<void> {
  if (args[0] !== "profile") return main();
  const [, clients = "64", seconds = "12"] = args;
  await profile(
    { clients: Number(clients), seconds: Number(seconds), folder: join(outputFile, "..", "profile") },
    show,
  );
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
