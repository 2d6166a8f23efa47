// `npm run verify -- swarm`: the stack of infra/swarm on the existing Docker engine or on its own.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";
import { buildImages, hasBaseImages, withEngine, withoutNewImages } from "./docker-engine.mjs";
import { run } from "./hand-over.mjs";
import { setUp } from "./setup.mjs";
import { explainAndExit, SetupError } from "./setup-error.mjs";

const log = console.log;
const advice =
  "install Docker 25 or newer with Compose (https://docs.docker.com/engine/install), or run this as root on Debian, where it fetches an engine of its own.";

try {
  await setUp({ log });
  const code = await withEngine((isOurs) => withoutNewImages(isOurs, onEngine));
  if (code === null) throw new SetupError("There is no Docker engine here, and none could be started.", advice);
  process.exitCode = code;
} catch (error) {
  explainAndExit(error);
}

async function onEngine() {
  const { stdout } = spawnSync("docker", ["info", "--format", "{{.Swarm.LocalNodeState}}"], { encoding: "utf8" });
  if (stdout.trim() !== "inactive") {
    throw new SetupError(
      "This engine belongs to a swarm already, and the test ends the swarm that it uses.",
      "another engine: DOCKER_HOST names it.",
    );
  }
  if (!(await hasBaseImages("haproxy:2.8-alpine"))) {
    throw new SetupError("The base images can neither be pulled nor made here.", advice);
  }
  await buildImages("gateway", "settler", "dispatcher", "migrate", "chain", "ops");
  spawnSync("docker", ["swarm", "init", "--advertise-addr", "127.0.0.1", "--listen-addr", "127.0.0.1:2377"]);
  try {
    const typescript = join(cloneFolder, "test", "harness", "run-typescript.cjs");
    return await run("--require", [typescript, join(cloneFolder, "test", "swarm", "main.ts")]);
  } finally {
    spawnSync("docker", ["swarm", "leave", "--force"]);
  }
}
