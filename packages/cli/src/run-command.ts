import { LunasError } from "@lunas/client";
import { exit } from "@lunas/command-line/exit-codes";
import { runProgram } from "@lunas/command-line/run-program";
import { program } from "./program";
import { safely } from "./safe-terminal";
import { oneLine, safeJson } from "./safe-text";
import type { Terminal } from "./terminal";

/** Runs a command line; returns the exit code. Never throws. */
export function runCommand(given: readonly string[], raw: Terminal): Promise<number> {
  const terminal = safely(raw);
  const failed = (error: unknown, isJson: boolean) => reportFailure(terminal, error, isJson);
  return runProgram(given, terminal, { program, failed });
}

function reportFailure(terminal: Terminal, error: unknown, isJson: boolean): number {
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
