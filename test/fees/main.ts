/** `npm run verify -- fees [shape …]`: replays markets on a local chain while payments arrive; exits by its table. */
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { fundedPayer } from "../harness/funded-payer";
import { startHarness } from "../harness/start-harness";
import { blockBuilder } from "./build-block";
import { deadlineSeconds, type Fixture, type PaidFor, runShape, warmUp } from "./run-shape";
import { type MarketBlock, shapes } from "./shapes";

/** What a payment may pay for a gas against the cheapest transaction of its block. */
const mostRatio = 1.3;
const payerCount = 12;
const funds = 1_000_000_000n;

interface Verdict {
  readonly cells: readonly string[];
  readonly isGood: boolean;
}

const columns = [
  "shape",
  "payments",
  "mined",
  "in time",
  "s p50",
  "s max",
  "paid/cheapest p50",
  "max",
  "attempts max",
  "",
];

function judge(name: string, paid: readonly PaidFor[]): Verdict {
  const waited = sorted(paid.flatMap(({ waitedSeconds }) => waitedSeconds ?? []));
  const ratios = sorted(paid.flatMap(({ ratio }) => ratio ?? []));
  const inTime = paid.filter(
    ({ status, waitedSeconds }) => status === "confirmed" && (waitedSeconds ?? Infinity) <= deadlineSeconds,
  );
  const isGood = paid.length > 0 && inTime.length === paid.length && (ratios.at(-1) ?? 0) <= mostRatio;
  const attempts = Math.max(...paid.map((each) => each.attempts));
  const cells = [
    ...[name, String(paid.length), String(waited.length), String(inTime.length)],
    ...[middle(waited).toFixed(1), (waited.at(-1) ?? 0).toFixed(1)],
    ...[middle(ratios).toFixed(3), (ratios.at(-1) ?? 0).toFixed(3), String(attempts), isGood ? "ok" : "FAILED"],
  ];
  return { cells, isGood };
}

function sorted(values: readonly number[]): readonly number[] {
  return [...values].sort((a, b) => a - b);
}

function middle(values: readonly number[]): number {
  return values[Math.floor(values.length / 2)] ?? 0;
}

function print(rows: readonly (readonly string[])[]): void {
  const widths = columns.map((_, index) => Math.max(...rows.map((cells) => (cells[index] ?? "").length)));
  for (const cells of rows) console.log(cells.map((cell, index) => cell.padStart(widths[index] ?? 0)).join("  "));
}

/** The same others in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

async function run(names: readonly string[]): Promise<boolean> {
  const wanted = shapes.filter(({ name }) => names.length === 0 || names.some((each) => name.startsWith(each)));
  const harness = await startHarness({ stack: { blockTime: { sandbox: 1 } } });
  try {
    const payers: Payer[] = [];
    for (let count = 0; count < payerCount; count += 1) payers.push(await fundedPayer(harness.rpcUrl, funds));
    const fixture: Fixture = { harness, builder: await blockBuilder(harness.rpcUrl, seeded(7)), payers };
    await warmUp(fixture, shapes[0]?.blocks[0] as MarketBlock);
    const verdicts: Verdict[] = [];
    for (const shape of wanted) {
      verdicts.push(judge(shape.name, await runShape(fixture, shape)));
      console.log(`${shape.name}: ${shape.blocks.length} blocks replayed`);
    }
    print([columns, ...verdicts.map(({ cells }) => cells)]);
    return verdicts.length > 0 && verdicts.every(({ isGood }) => isGood);
  } finally {
    await harness.stop();
  }
}

run(process.argv.slice(2)).then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
