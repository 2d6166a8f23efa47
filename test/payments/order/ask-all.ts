import type { Answer } from "../../harness/pay";
import { draftOf } from "./combine";
import type { Participants } from "./participants";
import { type GatewayUrls, send } from "./send";
import type { Wrong } from "./wrongs";

/** What a payment with all of `chosen` wrong was answered. */
export interface Row {
  readonly chosen: readonly Wrong[];
  readonly expected: string;
  readonly got: string;
}

const atATime = 6;

/** Sends a payment for each choice, a few at a time; the first wrong of a choice is the one that has to answer. */
export async function askAll(
  choices: readonly (readonly Wrong[])[],
  participants: Participants,
  gateways: GatewayUrls,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const waiting = [...choices.entries()];
  const ask = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, chosen] = next;
      const answer = await send(draftOf(chosen), participants, gateways);
      rows[at] = { chosen, expected: chosen[0]?.expected ?? "200", got: reported(answer) };
    }
  };
  await Promise.all(Array.from({ length: atATime }, ask));
  return rows;
}

/** The code, and what tells apart the cases of one code. */
function reported({ status, body: { error } }: Answer): string {
  if (error === undefined) return String(status);
  const { code, details } = error;
  if (code === "payment_mismatch") return `${code} ${details.field}`;
  return code === "simulation_failed" ? `${code} ${details.reason}` : code;
}

/** One line for each pair: both steps, both wrongs, what was expected and what was answered. */
export function printPairs(rows: readonly Row[]): void {
  const lines = rows.map(({ chosen: [a, b], expected, got }) =>
    [a?.step, b?.step, a?.name, b?.name, expected, got].map((cell = "") => cell),
  );
  const table = [["step a", "step b", "a", "b", "expected", "got"], ...lines];
  const widths = table[0]?.map((_cell, at) => Math.max(...table.map((line) => line[at]?.length ?? 0))) ?? [];
  const text = table.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  process.stdout.write(`${text.join("\n")}\n${rows.length} pairs\n`);
}
