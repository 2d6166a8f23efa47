/** `npm run test:hostile [-- word …]`: hostile inputs of every kind, or of those with these words; exits by its table. */

import { query } from "@lunas/stack/postgres/query";
import { until } from "@lunas/testkit/time/until";
import { takeProblems } from "../harness/answers/watch-answers";
import { readBooks } from "../harness/invariants";
import type { HostileKind, Tried } from "./kind";
import { kinds } from "./kinds";
import { startTarget, type Target } from "./target";

/** Printed, so that a run can be repeated with the same inputs. */
const { HOSTILE_SEED = String(Math.floor(Math.random() * 2 ** 31)) } = process.env;
/** What a full run must have tried. */
const least = { inputs: 2_500, kinds: 15 };
const mostShown = 10;

async function run(words: readonly string[]): Promise<boolean> {
  const wanted = kinds.filter(({ kind }) => words.every((word) => kind.includes(word)));
  if (wanted.length === 0) throw new Error(`no kind has the words: ${words.join(" ")}`);
  const begunAt = performance.now();
  console.log(`seed: HOSTILE_SEED=${HOSTILE_SEED}`);
  const target = await startTarget(Number(HOSTILE_SEED));
  try {
    const rows: string[][] = [["kind", "actor", "tried", "wrong", "s"]];
    const all: Tried[] = [];
    for (const each of wanted) {
      const { tried, wrong, seconds } = await tryKind(target, each);
      all.push({ tried, wrong });
      rows.push([each.kind, each.actor, String(tried), String(wrong.length), seconds.toFixed(1)]);
      console.error(`${each.kind}: ${tried} tried, ${wrong.length} wrong, ${seconds.toFixed(1)} s`);
      for (const problem of wrong.slice(0, mostShown)) console.error(`  ${problem}`);
    }
    const books = await booksAreRight(target);
    for (const problem of books) console.error(`  the books: ${problem}`);
    const tried = all.reduce((sum, each) => sum + each.tried, 0);
    const wrong = all.reduce((sum, each) => sum + each.wrong.length, books.length);
    print(rows);
    const seconds = Math.round((performance.now() - begunAt) / 1_000);
    console.log(
      `\n${tried} hostile inputs of ${wanted.length} kinds, ${wrong} wrong, in ${seconds} s; HOSTILE_SEED=${HOSTILE_SEED}`,
    );
    const isWhole = words.length > 0 || (tried >= least.inputs && wanted.length >= least.kinds);
    if (!isWhole) console.log(`FAILED: fewer than ${least.inputs} inputs or ${least.kinds} kinds`);
    return wrong === 0 && isWhole && all.every((each) => each.tried > 0);
  } finally {
    await target.stop();
  }
}

/** A kind, and whether the service still answers an honest payment after it. */
async function tryKind(target: Target, kind: HostileKind): Promise<Tried & { readonly seconds: number }> {
  const begunAt = performance.now();
  const { tried, wrong } = await kind.try(target).catch((error: unknown): Tried => {
    return { tried: 0, wrong: [`it could not be tried: ${error instanceof Error ? error.stack : error}`] };
  });
  const seconds = (performance.now() - begunAt) / 1_000;
  const after = await target.payHonestly();
  return { tried, wrong: [...wrong, ...(await takeProblems()), ...after], seconds };
}

/** At the end: the balances of both merchants agree with their rows, and no payment is open. */
async function booksAreRight({ harness, shop, rival, deniedToServices }: Target): Promise<readonly string[]> {
  const { databaseUrl } = harness.stack;
  const isOver = async () =>
    (await query(databaseUrl, "select id from payments where status = 'pending' limit 1")).length === 0;
  await until(isOver, { timeoutMs: 60_000, what: "every payment to end" });
  const [own, others] = await Promise.all(
    [shop, rival].map(({ walletAddress }) => readBooks(databaseUrl, harness.rpcUrl, walletAddress)),
  );
  const open = [own, others].filter((each) => each?.pending !== 0).map(() => "a payment is open");
  return [...(own?.violations ?? []), ...(others?.violations ?? []), ...open, ...deniedToServices()];
}

function print(rows: readonly (readonly string[])[]): void {
  const [head = []] = rows;
  const widths = head.map((_, index) => Math.max(...rows.map((cells) => cells[index]?.length ?? 0)));
  const pad = (cell: string, index: number) =>
    index < 2 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0);
  for (const cells of rows) console.log(cells.map(pad).join("  ").trimEnd());
}

run(process.argv.slice(2)).then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
