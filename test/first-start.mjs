// Runs `npm start` until its payment is shown and its set-up is whole, and stops it. In a fresh clone this is a stranger's first start.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { dirname, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const mostMs = 5 * 60_000;
const startedAt = Date.now();
const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;

const child = spawn("npm", ["start"], {
  cwd: root,
  detached: true, // its own group: nothing of it is left when it is ended
  env: { ...process.env, PORT: String(await freePort()) },
  stdio: ["ignore", "pipe", "inherit"],
});
const timer = setTimeout(() => process.kill(-child.pid, "SIGKILL"), mostMs);
let paid;
let whole;
for await (const line of createInterface({ input: child.stdout })) {
  console.log(line);
  if (/^PAID 0x[0-9a-f]{64} /.test(line)) paid = seconds();
  if (line.startsWith("Lunas runs at ")) {
    whole = seconds();
    child.kill("SIGTERM");
  }
}
const [code, signal] =
  child.exitCode === null && child.signalCode === null ? await once(child, "exit") : [child.exitCode, child.signalCode];
clearTimeout(timer);
console.log(
  `paid after ${paid ?? "never"}, all set up after ${whole ?? "never"}, stopped after ${seconds()} (${signal ?? `exit code ${code}`})`,
);
if (paid === undefined || whole === undefined) process.exitCode = 1;

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}
