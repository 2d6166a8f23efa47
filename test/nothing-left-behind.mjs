// After the tests: no process of this checkout still runs, and no temporary folder is left. `--before` notes what lay in the
// machine's temporary folder before: that belongs to another program.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const read = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // ended in the meantime, or not ours to read
  }
};

const ancestors = new Set();
for (let pid = process.pid; pid > 1; pid = Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)) {
  ancestors.add(String(pid));
}
const running = readdirSync("/proc")
  .filter((name) => /^\d+$/.test(name) && !ancestors.has(name))
  .map((pid) => ({ pid, command: read(`/proc/${pid}/cmdline`).replaceAll("\0", " ").trim() }))
  .filter(({ command }) => command.includes(`${root}/`));
// As root, short-lived stacks lie where PostgreSQL's user can read them, otherwise in `.lunas`; those of `npm test` in memory.
const digest = createHash("sha256").update(root).digest("hex").slice(0, 12);
const within = (folder) => {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return []; // there is no such folder
  }
};
const temporary = () =>
  within(tmpdir()).filter((path) => basename(path).startsWith("lunas-") && statSync(path).isDirectory());
const note = join(root, ".lunas", "left-before.json");
if (process.argv.includes("--before")) {
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify(temporary()));
  process.exit(0);
}
const before = new Set(JSON.parse(read(note) || "[]"));
const folders = [
  ...temporary().filter((path) => !before.has(path)),
  ...within(`/var/tmp/lunas-${digest}/ephemeral`),
  ...within(`/dev/shm/lunas-${digest}/ephemeral`),
  ...within(join(root, ".lunas", "ephemeral")),
];

for (const { pid, command } of running) console.error(`still running: ${pid} ${command.slice(0, 160)}`);
for (const folder of folders) console.error(`still there: ${folder}`);
process.exit(running.length + folders.length === 0 ? 0 : 1);
