import type { ListFigures, QuestionFigures } from "./figures";

/** Prints it, and answers whether the bars are kept. */
export function printLists({ sizes, rounds, questions, totalsAreExact }: ListFigures): boolean {
  const columns = sizes
    .map((size) => size.toLocaleString("en"))
    .map(right)
    .join("");
  console.log(`\n${"".padEnd(58)}${"p50, ms, at".padStart(12)}${"p95, ms, at".padStart(12 * sizes.length)}`);
  console.log(`${`${rounds} requests each, by payments`.padEnd(58)}${columns}${columns}${right("ratio")}`);
  for (const over of ["http", "statement"] as const) {
    console.log(over === "http" ? "over HTTP" : "the statements alone");
    for (const question of questions.filter((each) => each.over === over)) console.log(row(question, sizes.length));
  }
  console.log(`totals are ${totalsAreExact ? "exact" : "NOT exact"}`);
  return totalsAreExact && questions.every(isKept);
}

function row(question: QuestionFigures, width: number): string {
  const { name, p50, p95, ratio, atMost } = question;
  const cells = (values: readonly number[]) =>
    [...values.map((ms) => ms.toFixed(2)), ...Array<string>(width - values.length).fill("")].map(right).join("");
  const bar = atMost === null ? "" : `  at most ${atMost} ${isKept(question) ? "ok" : "MISSED"}`;
  return `  ${name.padEnd(56)}${cells(p50)}${cells(p95)}${right(ratio.toFixed(2))}${bar}`;
}

const isKept = ({ ratio, atMost }: QuestionFigures) => atMost === null || ratio <= atMost;
const right = (text: string) => text.padStart(12);
