import { homedir } from "node:os";
import { join } from "node:path";
import { askSecret } from "./ask-secret";
import { runCommand } from "./run-command";

const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interrupted.abort());

const { env } = process;
const ownFolder = join(homedir(), ".lunas");

void runCommand(process.argv.slice(2), {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  stateFile: join(ownFolder, "listen.json"),
  profileFile: join(ownFolder, "profile.json"),
  env,
  hasColours: process.stdout.isTTY === true && (env.NO_COLOR ?? "") === "" && env.TERM !== "dumb",
  signal: interrupted.signal,
  ...(process.stdin.isTTY === true ? { askSecret } : {}),
}).then((code) => {
  // Not `exit`: output into a pipe must be written completely first.
  process.exitCode = code;
  process.stdout.write("", () => process.stderr.write("", () => process.exit(code)));
});
