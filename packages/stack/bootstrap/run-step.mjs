// Runs one command of the setup: no output on success, its last lines on failure.
import { spawn } from "node:child_process";
import { cloneFolder } from "./clone.mjs";
import { SetupError } from "./setup-error.mjs";

const tailLines = 30;
const reminderMs = 10_000;

/** Resolves when the command exits with 0. Prints every ten seconds that it still runs, with its latest line. */
export async function runCommand({ title, command, args, env = {}, advice, log }) {
  const startedAt = Date.now();
  const lines = [];
  const reminder = setInterval(() => {
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    log(`  … ${title}, ${seconds} s so far${lines.length > 0 ? `: ${lines.at(-1).trim().slice(0, 100)}` : ""}`);
  }, reminderMs);
  try {
    const code = await new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd: cloneFolder,
        env: { ...process.env, ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const keep = (chunk) => {
        lines.push(
          ...String(chunk)
            .split("\n")
            .filter((line) => line.trim() !== ""),
        );
        if (lines.length > tailLines) lines.splice(0, lines.length - tailLines);
      };
      child.stdout.on("data", keep);
      child.stderr.on("data", keep);
      child.on("error", reject);
      child.on("close", (exitCode, signal) => resolve(exitCode ?? signal));
    });
    if (code !== 0) throw failure({ title, command, args, code, lines, advice });
  } catch (error) {
    if (error.code === "ENOENT") throw new SetupError(`${title}: the command ${command} was not found.`, advice);
    throw error;
  } finally {
    clearInterval(reminder);
  }
}

function failure({ title, command, args, code, lines, advice }) {
  const shown = [command, ...args].join(" ");
  return new SetupError(
    `${title} failed: \`${shown}\` ended with ${code}. Its last lines:\n\n${lines.join("\n")}`,
    advice,
  );
}
