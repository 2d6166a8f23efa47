import { exit } from "@lunas/command-line/exit-codes";
import type { CommandContext } from "../../command-context";
import { painter } from "../../paint";
import { table } from "../../table";
import { type ChecklistLine, checklistOf } from "./checklist";
import { readFacts } from "./read-facts";

/** Prints the checklist of docs/going-live.md. The exit code says whether every line is ok. */
export async function checkGoingLive(context: CommandContext): Promise<number> {
  const lines = checklistOf(await readFacts(context));
  const isReady = lines.every(({ state }) => state === "ok");
  context.print({ ready: isReady, checks: lines }, show(lines, isReady, context.terminal.hasColours));
  return isReady ? exit.done : exit.failed;
}

function show(lines: readonly ChecklistLine[], isReady: boolean, hasColours: boolean): string {
  const paint = painter(hasColours);
  const rows = table(lines.map(({ check, state, detail }) => [state, check, detail])).split("\n");
  const painted = rows.map((row, at) => paint(lines[at]?.state === "ok" ? "green" : "red", row));
  const left = lines.filter(({ state }) => state !== "ok").length;
  const end = isReady
    ? "Everything that can be checked from outside is ready. The other lines of docs/going-live.md are yours to check."
    : `To do: ${left} of ${lines.length}.`;
  return `${painted.join("\n")}\n\n${end}`;
}
