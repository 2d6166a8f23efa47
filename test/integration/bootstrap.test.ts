import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { until } from "@lunas/stack/until";
import { clone } from "./stack-starter";

const bootstrap = (name: string) => pathToFileURL(join(clone, "packages", "stack", "bootstrap", name)).href;
const folder = mkdtempSync(join(tmpdir(), "lunas-test-"));
const program = join(folder, "program.cjs");

beforeAll(() =>
  writeFileSync(
    program,
    `let count = 0;
    process.on("SIGINT", () => { count += 1; console.log("SIGINT " + count); });
    process.on("SIGTERM", () => process.exit(7));
    process.on("disconnect", () => { console.log("left alone"); process.exit(0); });
    setInterval(() => undefined, 1000);
    console.log("up " + process.pid);`,
  ),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that hands over to the program, and what comes out of both. */
async function handedOver() {
  const script = `import { handOver } from ${JSON.stringify(bootstrap("hand-over.mjs"))};
    handOver(${JSON.stringify(program)}, []);`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  parent.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  expect(await until(() => output.includes("up "), { timeoutMs: 10_000 })).toBe(true);
  return { parent, output: () => output };
}

const ended = async (child: ChildProcess) => (await once(child, "exit")) as [number | null, NodeJS.Signals | null];

it("passes a keystroke on once, although it arrives twice, and the exit code back", async () => {
  const { parent, output } = await handedOver();
  parent.kill("SIGINT");
  parent.kill("SIGINT");
  expect(await until(() => output().includes("SIGINT 1"), { timeoutMs: 5_000 })).toBe(true);
  const exit = ended(parent);
  parent.kill("SIGTERM");
  await expect(exit).resolves.toEqual([7, null]);
  expect(output()).not.toContain("SIGINT 2");
});

it("tells the program when its parent has gone", async () => {
  const { parent, output } = await handedOver();
  parent.kill("SIGKILL");
  expect(await until(() => output().includes("left alone"), { timeoutMs: 5_000 })).toBe(true);
});

describe("a step of the setup", () => {
  const run = async (script: string) => {
    const source = `import { runCommand } from ${JSON.stringify(bootstrap("run-step.mjs"))};
      import { explainAndExit } from ${JSON.stringify(bootstrap("setup-error.mjs"))};
      const step = { title: "trying", command: process.execPath, args: ["-e", ${JSON.stringify(script)}], advice: "try harder" };
      await runCommand({ ...step, log: console.log }).catch(explainAndExit);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", source], { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, "close")) as [number];
    return { code, output };
  };

  it("is silent when it goes well", async () => {
    await expect(run("console.log('chatter')")).resolves.toEqual({ code: 0, output: "" });
  });

  it("shows its last lines when it does not, and what to try", async () => {
    const { code, output } = await run("console.error('the reason'); process.exit(3)");
    expect(code).toBe(1);
    expect(output).toMatch(/trying failed: .* ended with 3.*the reason.*What to try: try harder/s);
    expect(output).not.toContain("    at ");
  });
});

it("tells how npm start is used, and starts nothing", () => {
  const start = join(clone, "packages", "stack", "bootstrap", "start.mjs");
  const { status, stdout } = spawnSync(process.execPath, [start, "--help"], { encoding: "utf8", timeout: 10_000 });
  expect(status).toBe(0);
  expect(stdout).toMatch(/--fresh .*\n.*--fork .*\n.*--help /);
});

it("finds what each step of the set-up has made, so that no step runs again without need", () => {
  const script = `import { steps } from ${JSON.stringify(bootstrap("steps.mjs"))};
    console.log(JSON.stringify(steps.filter(({ present }) => !present()).map(({ name }) => name)));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(JSON.parse(stdout)).toEqual([]);
});
