import { run } from "./run";

void run(process.argv.slice(2), {
  env: process.env,
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
}).then((code) => {
  if (code !== null) process.exitCode = code;
});
