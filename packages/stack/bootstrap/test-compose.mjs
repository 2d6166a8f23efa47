// `npm run test:compose`: the whole stack with compose, on the existing Docker engine or on its own.
import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";
import { runJest } from "./run-jest.mjs";
import { runCommand } from "./run-step.mjs";
import { setUp } from "./setup.mjs";
import { explainAndExit } from "./setup-error.mjs";

const log = console.log;
const engineFolder = join(cloneFolder, "test", "compose", "engine");
const mostImageBytes = 250_000_000;
const project = `lunas-test-${process.pid}`;
const images = ["gateway", "settler", "dispatcher", "console", "ops", "stack", "database", "shop"].map(
  (name) => `lunas-${name}`,
);
const answers = () =>
  spawnSync("docker", ["compose", "version"]).status === 0 && spawnSync("docker", ["info"]).status === 0;

try {
  await setUp({ log });
  const isOurs = !answers();
  if (isOurs && !(await startEngine())) {
    log("skipped: there is no Docker engine here, and none could be started");
    process.exit(0);
  }
  process.exitCode = await onEngine(isOurs);
} catch (error) {
  explainAndExit(error);
}

/** An engine from Debian's packages; false where it cannot be started. */
async function startEngine() {
  log("there is no Docker engine: starting one …");
  try {
    const variables = execFileSync(join(engineFolder, "up.sh"), {
      stdio: ["ignore", "pipe", "inherit"],
      encoding: "utf8",
    });
    for (const [, name, value] of variables.matchAll(/(\w+)=(\S+)/g)) process.env[name] = value;
    return true;
  } catch {
    spawnSync(join(engineFolder, "down.sh"), { stdio: "inherit" });
    return false;
  }
}

async function onEngine(isOurs) {
  // Another engine whose builds have no network may get the same file by LUNAS_COMPOSE_FILES.
  process.env.LUNAS_COMPOSE_FILES ??= isOurs ? "test/compose/build-network.yml" : "";
  const extraFiles = process.env.LUNAS_COMPOSE_FILES.split(",").filter(Boolean);
  const before = isOurs ? [] : presentImages();
  process.env.LUNAS_COMPOSE_PROJECT = project;
  try {
    if (!(await hasBaseImages())) {
      log("skipped: the base images can neither be pulled nor made here");
      return 0;
    }
    const files = ["docker-compose.yml", ...extraFiles].flatMap((file) => ["--file", file]);
    await step("building the images", "docker", ["compose", "--profile", "*", ...files, "build"]);
    checkSizes();
    process.env.LUNAS_CAN_DUMP = String(canDump());
    const reporter = join(cloneFolder, "test", "compose", "step-reporter.js");
    return await runJest(["--selectProjects", "compose", "--runInBand", `--reporters=${reporter}`]);
  } finally {
    spawnSync(
      "docker",
      ["compose", "--profile", "*", "--project-name", project, "down", "--volumes", "--remove-orphans"],
      {
        cwd: cloneFolder,
      },
    );
    const made = presentImages().filter((image) => !before.includes(image));
    if (isOurs) spawnSync(join(engineFolder, "down.sh"), { stdio: "inherit" });
    else if (made.length > 0) spawnSync("docker", ["image", "rm", ...made]);
  }
}

async function hasBaseImages() {
  try {
    await step("fetching the base images", join(engineFolder, "images.sh"), []);
    return true;
  } catch (error) {
    log(error.message);
    return false;
  }
}

function step(title, command, args) {
  log(`${title} …`);
  return runCommand({ title, command, args, log, advice: "`docker info` and the lines above say more." });
}

/** Whether PostgreSQL's image contains a pg_dump for its own server: an older one cannot dump it. */
function canDump() {
  const majorOf = (program) => {
    const args = ["run", "--rm", "--entrypoint", program, "postgres:16-alpine", "--version"];
    const { stdout } = spawnSync("docker", args, { encoding: "utf8" });
    return Number(/ (\d+)[.\d]* ?/.exec(stdout ?? "")?.[1] ?? 0);
  };
  return majorOf("pg_dump") >= majorOf("postgres");
}

function presentImages() {
  return images.filter((image) => spawnSync("docker", ["image", "inspect", image]).status === 0);
}

/** Prints the size of each image, and fails when one is above the documented limit. */
function checkSizes() {
  const tooLarge = images.filter((image) => {
    const inspection = ["image", "inspect", "--format", "{{.Size}}", image];
    const bytes = Number(execFileSync("docker", inspection, { encoding: "utf8" }));
    log(`${image.padEnd(18)} ${Math.round(bytes / 1_000_000)} MB`);
    return bytes > mostImageBytes;
  });
  if (tooLarge.length > 0) {
    throw new Error(`larger than ${mostImageBytes / 1_000_000} MB: ${tooLarge.join(", ")}`);
  }
}
