import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const service = join(__dirname, "../fixtures/small-service.ts");
const runTypescript = join(__dirname, "../../../test/harness/run-typescript.cjs");

interface Run {
  readonly child: ChildProcessWithoutNullStreams;
  /** Resolves once the process has logged the event. */
  readonly logged: (event: string) => Promise<void>;
  readonly ended: Promise<{ code: number | null; events: string[]; stdout: string; stderr: string }>;
}

function run(env: Record<string, string>): Run {
  const args = ["-r", runTypescript, service];
  const child = spawn(process.execPath, args, { env });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => {
    stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  const events = () =>
    stdout
      .split("\n")
      .filter(Boolean)
      .map((line): string => JSON.parse(line).event);
  const logged = async (event: string) => {
    while (!stdout.includes(`"event":"${event}"`)) await once(child.stdout, "data");
  };
  const ended = once(child, "close").then(([code]) => ({ code, events: events(), stdout, stderr }));
  return { child, logged, ended };
}

async function startThenSignal(mode: string, signal: NodeJS.Signals = "SIGTERM", env: Record<string, string> = {}) {
  const { child, logged, ended } = run({ MODE: mode, ...env });
  await logged("started");
  child.kill(signal);
  return ended;
}

test.each(["SIGTERM", "SIGINT"] as const)("%s stops the parts in reverse order and exits with 0", async (signal) => {
  const { code, events, stderr } = await startThenSignal("good", signal);
  expect(events).toEqual(["first_started", "started", "stopping", "second_stopped", "first_stopped", "stopped"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
});

test("a part that fails to stop does not prevent the others, and changes the exit code", async () => {
  const { code, events } = await startThenSignal("stop-fails");
  expect(events.slice(2)).toEqual(["stopping", "part_stop_failed", "first_stopped", "stopped"]);
  expect(code).toBe(1);
});

test("a stop has a time limit", async () => {
  const { code, events } = await startThenSignal("stop-hangs", "SIGTERM", { SHUTDOWN_TIMEOUT_MS: "100" });
  expect(events.at(-1)).toBe("stop_timed_out");
  expect(code).toBe(1);
});

test("a second signal exits at once", async () => {
  const { child, logged, ended } = run({ MODE: "stop-hangs" });
  await logged("started");
  child.kill("SIGTERM");
  await logged("stopping");
  child.kill("SIGINT");
  const { code, events } = await ended;
  expect(events.at(-1)).toBe("stopping");
  expect(code).toBe(1);
});

test("a signal during the start ends the process", async () => {
  const { child, logged, ended } = run({ MODE: "start-hangs" });
  await logged("first_started");
  child.kill("SIGTERM");
  const { code, events } = await ended;
  expect(events).toEqual(["first_started", "stopping", "second_stopped", "first_stopped", "stopped"]);
  expect(code).toBe(0);
});

test("a failed start stops the started parts, reports the reason without credentials, and exits with 1", async () => {
  const { code, events, stdout } = await run({ MODE: "start-fails" }).ended;
  expect(events).toEqual(["first_started", "start_failed", "second_stopped", "first_stopped"]);
  expect(stdout).toContain("no postgres at postgresql://[redacted]@db/lunas");
  expect(code).toBe(1);
});

test.each([
  ["rejects", "unhandled_rejection"],
  ["throws", "uncaught_exception"],
])("when something %s uncaught, the process logs %s and exits with 1", async (mode, event) => {
  const { code, events } = await run({ MODE: mode }).ended;
  expect(events.at(-1)).toBe(event);
  expect(code).toBe(1);
});

test("wrong settings of the shell and of the service are reported together", async () => {
  const { code, stdout, stderr } = await run({ WAIT_MS: "soon", LOG_LEVEL: "loud" }).ended;
  expect(stderr.split("\n").filter(Boolean)).toEqual([
    "small cannot start.",
    "Wrong settings:",
    '  - LOG_LEVEL must be one of error, warn, info, debug (it is "loud").',
    expect.stringContaining("  - MODE is missing: it must be one of good, "),
    '  - WAIT_MS must be a duration in milliseconds (a whole number) (it is "soon").',
  ]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
});

test("a refusal during compose reads the same", async () => {
  const { code, stderr } = await run({ MODE: "refuses" }).ended;
  expect(stderr).toContain("  - SANDBOX_RPC_URLS answers chain 1, expected 1337.");
  expect(code).toBe(1);
});

test("SIGUSR2 records a CPU profile, one at a time, and the process works on", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lunas-profile-"));
  const { child, logged, ended } = run({ MODE: "good", PROFILE_FOLDER: folder, PROFILE_MS: "300" });
  await logged("started");
  child.kill("SIGUSR2");
  await logged("profile_started");
  child.kill("SIGUSR2");
  await logged("profile_refused");
  await logged("profile_written");
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
  const [file = "", ...more] = readdirSync(folder);
  expect([file, more]).toEqual([expect.stringMatching(/^[\w-]+-\d+-\d+\.cpuprofile$/), []]);
  const profile = JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, unknown>;
  expect(profile).toMatchObject({ nodes: expect.any(Array), samples: expect.any(Array) });
  rmSync(folder, { recursive: true });
});

test("SIGUSR2 without a folder, or with one that is not there, ends nothing", async () => {
  for (const [env, event] of [
    [{}, "profile_refused"],
    [{ PROFILE_FOLDER: "/nowhere/at/all", PROFILE_MS: "50" }, "profile_failed"],
  ] as const) {
    const { child, logged, ended } = run({ MODE: "good", ...env });
    await logged("started");
    child.kill("SIGUSR2");
    await logged(event);
    child.kill("SIGTERM");
    expect((await ended).code).toBe(0);
  }
});
