import { formatDuration } from "./format-amount";

/** A name and its value, shown below a step. */
export type Line = readonly [name: string, value: string];

export interface StoryOutput {
  readonly write: (text: string) => void;
  readonly colour: boolean;
}

export interface Story {
  /** Shows the title, does it, shows how long it took and what came of it. */
  step<T>(title: string, act: () => Promise<T>, report: (result: T) => readonly Line[]): Promise<T>;
  /** A line of its own, exactly as given. */
  say(text: string): void;
  table(rows: readonly (readonly string[])[]): void;
}

const width = 66;
const nameWidth = 14;

/** Tells what happens, as it happens, in aligned lines. */
export function createStory({ write, colour }: StoryOutput): Story {
  const paint = (code: number, text: string) => (colour ? `\x1b[${code}m${text}\x1b[0m` : text);
  let count = 0;
  return {
    async step(title, act, report) {
      count += 1;
      write(`${paint(36, String(count).padStart(2))}  ${title} `);
      const dots = paint(2, ".".repeat(Math.max(2, width - title.length)));
      const startedAtMs = performance.now();
      try {
        const result = await act();
        write(`${dots} ${formatDuration(performance.now() - startedAtMs).padStart(8)}\n`);
        for (const [name, value] of report(result)) write(`      ${paint(2, name.padEnd(nameWidth))}${value}\n`);
        return result;
      } catch (error) {
        write(`${dots} ${paint(31, "failed".padStart(8))}\n`);
        throw error;
      }
    },
    say: (text) => write(`${text}\n`),
    table(rows) {
      const widths = rows.reduce<number[]>(
        (most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)),
        [],
      );
      for (const [first = "", ...rest] of rows) {
        const cells = rest.map((cell, at) => cell.padStart(widths[at + 1] ?? 0));
        write(`      ${paint(2, first.padEnd(Math.max(nameWidth, (widths[0] ?? 0) + 2)))}${cells.join("   ")}\n`);
      }
    },
  };
}
