import { LunasError } from "@lunas/client";
import { commands } from "./commands";
import { exit } from "./exit-codes";
import { help } from "./help";
import { Misuse } from "./misuse";
import { safely } from "./safe-terminal";
import { oneLine, safeJson } from "./safe-text";
import type { Terminal } from "./terminal";
import { version } from "./version";

/** Runs a command line; returns the exit code. Never throws. */
export async function runCommand(given: readonly string[], raw: Terminal): Promise<number> {
  const terminal = safely(raw);
  const [name, ...rest] = given;
  const asksForHelp = (word: string | undefined) => word === undefined || ["help", "--help", "-h"].includes(word);
  if (name === "--version" || name === "-v") return print(terminal, version);
  if (asksForHelp(name) && asksForHelp(rest[0])) return print(terminal, help);
  const named = asksForHelp(name) ? rest[0] : name;
  const command = commands.find((each) => each.name === named);
  if (command === undefined) return misunderstood(terminal, `there is no command "${named}"`, "");
  const end = rest.indexOf("--");
  const before = end < 0 ? rest : rest.slice(0, end);
  if (asksForHelp(name) || before.some((word) => ["--help", "-h"].includes(word))) return print(terminal, command.help);
  try {
    const running = command.run(rest, terminal);
    return await (command.endsItself ? running : Promise.race([running, interruption(terminal.signal)]));
  } catch (error) {
    if (error instanceof Misuse) return misunderstood(terminal, error.message, ` ${command.name}`);
    return failed(terminal, error, before.includes("--json"));
  }
}

function print(terminal: Terminal, text: string): number {
  terminal.say(text);
  return exit.done;
}

function misunderstood(terminal: Terminal, problem: string, name: string): number {
  terminal.complain(`lunas${name}: ${problem}\nRun \`lunas${name} --help\` for its usage.`);
  return exit.misunderstood;
}

function interruption(signal: AbortSignal): Promise<number> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(exit.interrupted), { once: true }));
}

function failed(terminal: Terminal, error: unknown, isJson: boolean): number {
  const { code, message, details, requestId } = factsOf(error);
  if (isJson) terminal.say(safeJson({ error: { code, message, details, requestId } }));
  const facts = [...Object.entries(details), ...(requestId === null ? [] : [["requestId", requestId]])];
  const lines = [`lunas: ${code}: ${message}`, ...facts.map(([name, value]) => `  ${name}: ${value}`)];
  terminal.complain(lines.map(oneLine).join("\n"));
  return isOpen(error) ? exit.open : exit.failed;
}

function factsOf(error: unknown) {
  if (error instanceof LunasError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return { code: "error", message, details: {}, requestId: null };
}

/** The payment may still go through. */
function isOpen(error: unknown): boolean {
  if (!(error instanceof LunasError)) return false;
  const { code, details } = error;
  if (code === "nonce_already_used") return details.status === "pending";
  return code === "connection_lost" || code === "settlement_pending";
}
