// `npm run test:compose`: the whole stack with compose, on the existing Docker engine or on its own.
import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";
import {
  buildImages,
  hasBaseImages,
  images,
  leaveOutGrafana,
  moreImages,
  withEngine,
  withoutNewImages,
} from "./docker-engine.mjs";
import { runJest } from "./run-jest.mjs";
import { setUp } from "./setup.mjs";
import { explainAndExit } from "./setup-error.mjs";

const log = console.log;
const mostImageBytes = 200_000_000;
const project = `lunas-test-${process.pid}`;

try {
  await setUp({ log });
  const code = await withEngine((isOurs) => withoutNewImages(isOurs, onEngine));
  if (code === null) log("skipped: there is no Docker engine here, and none could be started");
  process.exitCode = code ?? 0;
} catch (error) {
  explainAndExit(error);
}

async function onEngine() {
  process.env.LUNAS_COMPOSE_PROJECT = project;
  try {
    if (!(await hasBaseImages(...moreImages()))) {
      log("skipped: the base images can neither be pulled nor made here");
      return 0;
    }
    leaveOutGrafana();
    await buildImages();
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
  }
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
