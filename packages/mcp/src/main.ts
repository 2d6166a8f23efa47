import { run } from "./run";

const { env } = process;

void run(process.argv.slice(2), {
  env,
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
}).then((code) => {
  if (code !== null) process.exitCode = code;
});
