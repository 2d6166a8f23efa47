/** `npm run verify -- endurance [minutes] [--rate n] [--seed n] [--leak process]`: an hour under load; prints every series, and exits by it. */
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { svgOf } from "../bench/document/plots/svg";
import { createCaller } from "./ask";
import { checkEnd } from "./check-end";
import { startCustomers } from "./customers";
import { startDisturbing } from "./disturb";
import { openEndpoints } from "./endpoints";
import { openInstallation, type ProcessName } from "./installation";
import { insertOldRows } from "./old-rows";
import { aheadOf, type Plan, planOf, randomOf, usualRate } from "./plan";
import { endurancePlot } from "./plot";
import type { Sample } from "./sample";
import { openSampler, type Sampler } from "./sampler";
import { openShops, shopCount } from "./shops";
import { judgeSeries, printFlatness } from "./verdict";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string" }, rate: { type: "string" }, leak: { type: "string" } },
});
const leaky = (values.leak ?? null) as ProcessName | null;
const folder = join(__dirname, "..", "..", ".lunas", leaky === null ? "endurance" : "endurance-leaky");
const begunMs = performance.now();
const show = (line: string) =>
  console.log(`${((performance.now() - begunMs) / 60_000).toFixed(1).padStart(5)} min  ${line}`);
/** From the start of the servers to the first payment, on a slow machine. */
const preparationMs = 150_000;

async function run(given: Plan): Promise<boolean> {
  const aheadMs = aheadOf(Date.now(), given.monthEndsAtMs + preparationMs);
  process.env.CLOCK_AHEAD_MS = String(aheadMs);
  require("./shift-clock.cjs");
  show(
    `seed ${given.seed}; the clocks are ${(aheadMs / 86_400_000).toFixed(1)} days ahead: ${new Date().toISOString()}`,
  );
  const endpoints = await openEndpoints(shopCount);
  const installation = await openInstallation(aheadMs, leaky);
  try {
    const shops = await openShops(installation, endpoints.url);
    const merchantId = shops.shops[0]?.merchant.merchantId ?? "";
    const oldRows = await insertOldRows(installation.stack.databaseUrl, { merchantId, lastsMs: given.lastsMs });
    const earlyMs = aheadOf(Date.now(), given.monthEndsAtMs);
    if (earlyMs > preparationMs) throw new Error("the month ended before the first payment: the machine is too slow");
    await pause(Math.max(0, earlyMs));
    const plan = { ...given, monthEndsAtMs: given.monthEndsAtMs + Math.min(0, earlyMs) };
    const caller = createCaller(installation.gateways);
    const random = randomOf(plan.seed);
    const customers = startCustomers({ shops, caller, random, rate: plan.rate });
    const sampler = await openSampler(installation, () => customers.tally);
    show(`payments begin, the month ends in ${(aheadOf(Date.now(), 0) / 60_000).toFixed(1)} min`);
    const disturbance = startDisturbing({ plan, installation, endpoints, random: randomOf(plan.seed + 1) });
    const samples = await sampleAll(plan, sampler);
    await disturbance.stop();
    await customers.stop();
    await sampler.close();
    show("no more payments; at rest everything is compared");
    const found = await checkEnd({ installation, endpoints, shops: shops.shops, tally: customers.tally, oldRows });
    const flatness = judgeSeries(samples, plan);
    writeFileSync(join(folder, "endurance.svg"), svgOf(endurancePlot(samples, plan)));
    const kills = [...disturbance.kills].map(([name, count]) => `${name} ${count}`).sort();
    console.log(
      `\nseries of ${plan.minutes} minutes, seed ${plan.seed}; the last quarter is at most ${plan.most} × the third, or their difference is noise`,
    );
    for (const line of [...printFlatness(flatness), ...found.lines]) console.log(line);
    const { notSent } = customers.tally;
    console.log(`of ${plan.rate} payments a second the machine took ${inSecond(samples)}; ${notSent} were not sent`);
    console.log(`killed and started again: ${kills.join(", ")}`);
    console.log(
      `other answers: ${[...caller.others].map(([what, count]) => `${count} × ${what}`).join(", ") || "none"}`,
    );
    const growing = flatness.filter(({ isFlat }) => isFlat === false);
    for (const trouble of found.troubles) console.log(`  ${trouble}`);
    console.log(`${flatness.length} series, ${growing.length} grow; ${found.troubles.length} troubles`);
    return growing.length === 0 && found.troubles.length === 0 && customers.tally.payments > 0;
  } finally {
    await endpoints.close();
    installation.keepTroubles(folder);
    await installation.close();
  }
}

async function sampleAll(plan: Plan, sampler: Sampler): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  const file = join(folder, "samples.jsonl");
  rmSync(file, { force: true });
  const sinceMs = performance.now();
  for (let due = 0; due <= plan.lastsMs; due += plan.sampleEveryMs) {
    await pause(Math.max(0, due - (performance.now() - sinceMs)));
    const sample = await sampler.take();
    samples.push(sample);
    appendFileSync(file, `${JSON.stringify(sample)}\n`);
    if (samples.length % 6 === 0) show(inShort(sample));
  }
  return samples;
}

function inSecond(samples: readonly Sample[]): string {
  const last = samples.at(-1);
  return last === undefined ? "none" : ((1_000 * last.paid) / last.atMs).toFixed(1);
}

function inShort({ paid, p95Ms, processes, connections, redis }: Sample): string {
  const memory = Object.entries(processes).map(([name, { mb, handles }]) => `${name} ${mb.toFixed(0)} MB ${handles}`);
  return `${paid} paid, p95 ${p95Ms?.toFixed(0) ?? "-"} ms, ${connections} connections, ${redis.keys} keys, ${memory.join(", ")}`;
}

mkdirSync(folder, { recursive: true, mode: 0o700 });
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const plan = planOf(Number(positionals[0] ?? 60), { seed, rate: Number(values.rate ?? usualRate) });
run(plan).then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
