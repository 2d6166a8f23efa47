// `npm run test:compose`: the whole stack with compose, on the existing Docker engine or on its own.
import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";
import { images } from "./docker-engine.mjs";
import { runJest } from "./run-jest.mjs";
import { testOnImages } from "./test-on-images.mjs";

const mostImageBytes = 200_000_000;
const project = `lunas-test-${process.pid}`;

process.env.LUNAS_COMPOSE_PROJECT = project;
await testOnImages(async () => {
  try {
    checkSizes();
    process.env.LUNAS_CAN_DUMP = String(canDump());
    const reporter = join(cloneFolder, "test", "compose", "step-reporter.js");
    return await runJest(["--selectProjects", "compose", "--runInBand", `--reporters=${reporter}`]);
  } finally {
    const down = ["down", "--volumes", "--remove-orphans"];
    spawnSync("docker", ["compose", "--profile", "*", "--project-name", project, ...down], { cwd: cloneFolder });
  }
});

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
    console.log(`${image.padEnd(18)} ${Math.round(bytes / 1_000_000)} MB`);
    return bytes > mostImageBytes;
  });
  if (tooLarge.length > 0) {
    throw new Error(`larger than ${mostImageBytes / 1_000_000} MB: ${tooLarge.join(", ")}`);
  }
}
