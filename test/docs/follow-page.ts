import type { CommandStep, Step } from "./step";
import type { Terminals } from "./terminals";

async function follow(terminals: Terminals, step: Step, isKept: boolean): Promise<string> {
  if (step.kind === "skipped") return `not run: ${step.reason}`;
  if (step.kind === "file") {
    terminals.writeFile(step.name, step.text);
    return "written";
  }
  if (step.kind === "help") {
    const output = await terminals.run(step.command, "shop");
    if (output.trim() !== step.text.trim()) throw new Error(`the page shows another help than this:\n${output}`);
    return "as the page shows it";
  }
  return runCommand(terminals, step, isKept);
}

async function runCommand(terminals: Terminals, step: CommandStep, isKept: boolean): Promise<string> {
  const { folder, readyWhen, prints, writes, values } = step;
  if (isKept && folder === "clone" && readyWhen !== undefined) return "runs already";
  let { command } = step;
  for (const { placeholder, command: source } of values) {
    command = command.replaceAll(placeholder, await lookUpValue(terminals, placeholder, source));
  }
  if (readyWhen !== undefined) {
    await terminals.keepRunning(command, folder, readyWhen);
    return "runs";
  }
  const output = await terminals.run(command, folder);
  if (prints !== undefined && !output.includes(prints)) throw new Error(`it does not print ${prints}\n${output}`);
  if (writes !== undefined) await terminals.run(`test -s ${writes}`, folder);
  return "ok";
}

/** The first word of the output that begins as the placeholder does. */
async function lookUpValue(terminals: Terminals, placeholder: string, source: string): Promise<string> {
  const output = await terminals.run(source, "shop");
  const [value] = new RegExp(`${placeholder.replace("…", "")}[0-9A-Za-z]+`).exec(output) ?? [];
  if (value === undefined) throw new Error(`${source} prints no ${placeholder}\n${output}`);
  return value;
}

const titleOf = (step: Step): string => {
  if (step.kind === "file") return `(write ${step.name})`;
  return (step.kind === "skipped" ? step.title : step.command).replace(/\s+/g, " ");
};

export interface PageToFollow {
  readonly page: string;
  readonly steps: readonly Step[];
  /** What keeps running in the clone runs already. */
  readonly isKept: boolean;
}

/** Follows a page to its end, or to its first step that fails. */
export async function followPage(terminals: Terminals, { page, steps, isKept }: PageToFollow): Promise<boolean> {
  console.log(`\n${page}`);
  const print = (seconds: number, { line }: { readonly line: number }, title: string, result: string) =>
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${String(line).padStart(4)}  ${title.slice(0, 90)}  [${result}]`);
  for (const step of steps) {
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1_000;
    try {
      const result = await follow(terminals, step, isKept);
      print(seconds(), step, titleOf(step), result);
    } catch (error) {
      print(seconds(), step, titleOf(step), "FAILED");
      console.error(`${page}:${step.line}: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }
  await terminals.close("shop");
  return true;
}
