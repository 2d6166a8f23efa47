import type { ListFigures, QuestionFigures } from "./figures";
import { measureHotPath } from "./hot-path";
import { measure, type Question } from "./measure";
import { numberOf, openReaders, type Reader } from "./readers";
import { openStatements } from "./statements";
import { wrongTotals } from "./wrong-totals";

const dayMs = 86_400_000;

export interface ListPlan {
  /** Payments of each merchant that is asked for, least first. */
  readonly sizes: readonly number[];
  readonly rounds: number;
}

type Say = (line: string) => void;

/** What reading costs, of merchants with few payments and with many. */
export async function measureLists({ sizes, rounds }: ListPlan, say: Say): Promise<ListFigures> {
  const takenAt = new Date().toISOString();
  const { stack, readers } = await openReaders(sizes, say);
  try {
    let totalsAreExact = true;
    for (const reader of readers) {
      const wrong = await wrongTotals(reader, (sql, values) => numberOf(stack, sql, values));
      for (const each of wrong) say(`WRONG: ${each}`);
      totalsAreExact = totalsAreExact && wrong.length === 0;
    }
    const measured: QuestionFigures[] = [];
    const take = async (question: Question, over: QuestionFigures["over"]) => {
      measured.push({ ...(await measure(question, rounds)), over });
      say(
        `${over}, ${question.name}: ${measured
          .at(-1)
          ?.p95.map((ms) => ms.toFixed(2))
          .join(", ")} ms (p95)`,
      );
    };
    for (const question of questions(readers)) await take(question, "http");
    const owners = readers.map(({ merchant, payer, latePage }) => ({
      merchantId: merchant.merchantId,
      payer,
      latePage,
    }));
    const statements = openStatements(stack.databaseUrl, owners);
    for (const question of statements.questions) await take(question, "statement");
    await statements.close();
    const hotPath = await measureHotPath(await stack.newDatabase(), await stack.newDatabase(), rounds);
    measured.push({ ...hotPath, over: "statement" });
    return { takenAt, sizes, rounds, questions: measured, totalsAreExact };
  } finally {
    await stack.stop();
  }
}

function questions(readers: readonly Reader[]): readonly Question[] {
  const since = new Date(Date.now() - dayMs).toISOString();
  const month = new Date(Date.now() - 20 * dayMs).toISOString();
  const by = (name: string, pathOf: (reader: Reader) => string, atMost = 1.5): Question => ({
    name,
    asks: readers.map((reader) => () => reader.read(pathOf(reader))),
    atMost,
  });
  const alike = (name: string, path: string) => by(name, () => path);
  return [
    alike("page 1", "/payments"),
    alike("status=confirmed", "/payments?status=confirmed"),
    alike("status=failed", "/payments?status=failed"),
    alike("status=pending", "/payments?status=pending"),
    alike("since= 24 h", `/payments?since=${since}`),
    alike("since= and until= and status=", `/payments?since=${month}&until=${since}&status=confirmed`),
    by("from= with at most 1,000 hits", ({ payer }) => `/payments?from=${payer}`),
    alike("/merchant/stats", "/merchant/stats"),
    by("page 1 | page 10,000", ({ latePage }) => `/payments?page=${latePage}`, 5),
    ...refundQuestions(readers, since),
  ];
}

function refundQuestions(readers: readonly Reader[], since: string): readonly Question[] {
  const by = (name: string, pathOf: (reader: Reader) => string): Question => ({
    name: `refunds, ${name}`,
    asks: readers.map((reader) => () => reader.read(pathOf(reader))),
    atMost: 1.5,
  });
  return [
    by("page 1", () => "/refunds"),
    by("status=failed", () => "/refunds?status=failed"),
    by("since= 24 h", () => `/refunds?since=${since}`),
    by("of one payment", ({ refunded }) => `/refunds?paymentId=${refunded}`),
  ];
}
