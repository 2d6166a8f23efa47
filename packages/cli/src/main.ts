import { homedir } from "node:os";
import { join } from "node:path";
import { runCommand } from "./run-command";

const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interrupted.abort());

void runCommand(process.argv.slice(2), {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  stateFile: join(homedir(), ".lunas", "listen.json"),
  signal: interrupted.signal,
}).then((code) => process.exit(code));
