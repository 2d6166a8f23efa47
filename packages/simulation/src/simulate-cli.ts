import { parseArgs } from "node:util";
import { type ChannelHistory, runChannelHistory } from "./channels/run-channel-history";
import { type History, runHistory } from "./run-history";

/**
 * `--histories 10000 --from 1` runs that many, of payments and then of channels; `--channels` of channels only. `--seed 46` runs one of them alone
 * and prints all that happened in it. `--bundle-max 5` lets so many settlements share a transaction.
 */
const { values } = parseArgs({
  options: {
    histories: { type: "string", default: "10000" },
    from: { type: "string", default: "1" },
    seed: { type: "string" },
    "bundle-max": { type: "string", default: "1" },
    channels: { type: "boolean", default: false },
  },
});

const bundleMax = Number(values["bundle-max"]);

async function one(seed: number): Promise<boolean> {
  const history = await runHistory(seed, { bundleMax });
  console.log(history.trace.join("\n"));
  console.log(report(history));
  return history.findings.length === 0;
}

async function many(from: number, count: number): Promise<boolean> {
  const begun = Date.now();
  const sum = { payments: 0, refunds: 0, holds: 0, bundles: 0, faults: 0, steps: 0, happened: 0 };
  const ended = new Map<string, number>();
  let [wrong, slowestMs] = [0, 0];
  console.log(`histories ${from} to ${from + count - 1}`);
  for (let seed = from; seed < from + count; seed += 1) {
    const history = await runHistory(seed, { bundleMax });
    for (const key of ["payments", "refunds", "holds", "bundles", "faults", "steps", "happened"] as const)
      sum[key] += history[key];
    for (const [how, times] of Object.entries(history.ended)) ended.set(how, (ended.get(how) ?? 0) + times);
    slowestMs = Math.max(slowestMs, history.recoveredMs);
    if (history.findings.length === 0) continue;
    wrong += 1;
    console.log(report(history));
  }
  const endings = [...ended].sort(([, a], [, b]) => b - a).map(([how, times]) => `${how} ${times}`);
  console.log(
    `${count} histories in ${Math.round((Date.now() - begun) / 1_000)} s: ${sum.steps} steps, ${sum.faults} faults, ${sum.happened} events`,
  );
  console.log(
    `${sum.payments} payments, ${sum.refunds} refunds, ${sum.holds} holds, ${sum.bundles} bundles: ${endings.join(", ")}; slowest recovery ${slowestMs / 1_000} s`,
  );
  console.log(wrong === 0 ? "nothing is wrong" : `${wrong} histories went wrong`);
  return wrong === 0;
}

async function oneOfChannels(seed: number): Promise<boolean> {
  const history = await runChannelHistory(seed);
  console.log(history.trace.join("\n"));
  console.log(reportChannels(history));
  return history.findings.length === 0;
}

/** The same number of histories of channels, beside those of payments. */
async function manyOfChannels(from: number, count: number): Promise<boolean> {
  const begun = Date.now();
  const sum = { charges: 0, claims: 0, payouts: 0, faults: 0, steps: 0, happened: 0 };
  let wrong = 0;
  console.log(`histories of channels ${from} to ${from + count - 1}`);
  for (let seed = from; seed < from + count; seed += 1) {
    const history = await runChannelHistory(seed);
    for (const key of ["charges", "claims", "payouts", "faults", "steps", "happened"] as const)
      sum[key] += history[key];
    if (history.findings.length === 0) continue;
    wrong += 1;
    console.log(reportChannels(history));
  }
  const seconds = Math.round((Date.now() - begun) / 1_000);
  console.log(
    `${count} histories of channels in ${seconds} s: ${sum.steps} steps, ${sum.faults} faults, ${sum.happened} events, ${sum.charges} charges, ${sum.claims} claims, ${sum.payouts} payouts`,
  );
  console.log(wrong === 0 ? "nothing is wrong with channels" : `${wrong} histories of channels went wrong`);
  return wrong === 0;
}

function reportChannels({ seed, charges, findings }: ChannelHistory): string {
  const verdict = findings.length === 0 ? "nothing is wrong" : findings.map((each) => `\n  ${each}`).join("");
  return `seed ${seed} of channels: ${charges} charges: ${verdict}`;
}

function report({ seed, payments, recoveredMs, findings }: History): string {
  const verdict = findings.length === 0 ? "nothing is wrong" : findings.map((each) => `\n  ${each}`).join("");
  return `seed ${seed}: ${payments} payments, recovered in ${recoveredMs / 1_000} s: ${verdict}`;
}

async function main(): Promise<void> {
  const { seed, channels } = values;
  const [from, count] = [Number(values.from), Number(values.histories)];
  if (seed !== undefined) {
    process.exitCode = (await (channels ? oneOfChannels : one)(Number(seed))) ? 0 : 1;
    return;
  }
  const isPaid = channels || (await many(from, count));
  const isCharged = bundleMax > 1 || (await manyOfChannels(from, count));
  process.exitCode = isPaid && isCharged ? 0 : 1;
}

void main();
