// A Docker engine for the tests with containers: the one that answers, or one of this checkout's own.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";
import { runCommand } from "./run-step.mjs";

const log = console.log;
const engineFolder = join(cloneFolder, "test", "compose", "engine");
const answers = () =>
  spawnSync("docker", ["compose", "version"]).status === 0 && spawnSync("docker", ["info"]).status === 0;

/** Runs `work` with an engine, and ends the engine when it was started for that; null where there is none. */
export async function withEngine(work) {
  const isOurs = !answers();
  if (isOurs && !startEngine()) return null;
  // Another engine whose builds have no network may get the same file by LUNAS_COMPOSE_FILES.
  process.env.LUNAS_COMPOSE_FILES ??= isOurs ? "test/compose/build-network.yml" : "";
  try {
    return await work(isOurs);
  } finally {
    if (isOurs) spawnSync(join(engineFolder, "down.sh"), { stdio: "inherit" });
  }
}

/** An engine from Debian's packages; false where it cannot be started. */
function startEngine() {
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

/** Every image that compose builds. */
export const images = [
  "gateway",
  "settler",
  "dispatcher",
  "console",
  "ops",
  "stack",
  "database",
  "shop",
  "first-payment",
].map((name) => `lunas-${name}`);

/** Runs `work`, and removes the images afterwards that it has made on another's engine. */
export async function withoutNewImages(isOurs, work) {
  const present = () => images.filter((image) => spawnSync("docker", ["image", "inspect", image]).status === 0);
  const before = isOurs ? [] : present();
  try {
    return await work();
  } finally {
    const made = isOurs ? [] : present().filter((image) => !before.includes(image));
    if (made.length > 0) spawnSync("docker", ["image", "rm", ...made]);
  }
}

/** The images that others begin with, pulled or made; false where neither works. */
export async function hasBaseImages(...more) {
  try {
    await step("fetching the base images", join(engineFolder, "images.sh"), more);
    return true;
  } catch (error) {
    log(error.message);
    return false;
  }
}

const composeFile = () => readFileSync(join(cloneFolder, "docker-compose.yml"), "utf8");
/** The image of others that compose runs where this setting names none. */
const imageOf = (setting) => new RegExp(`\\$\\{${setting}:-([^}]+)\\}`).exec(composeFile())?.[1];

/** The images beside the usual ones: the proxy in the version that Debian has, and what measures. */
export const moreImages = () => ["haproxy:2.6", imageOf("PROMETHEUS_IMAGE"), imageOf("ALERTMANAGER_IMAGE")];

/** Grafana is in no package of Debian's: where its image can not be pulled, the profile `monitoring` runs without it. */
export function leaveOutGrafana() {
  const image = imageOf("GRAFANA_IMAGE");
  const isHere = () => spawnSync("docker", ["image", "inspect", image]).status === 0;
  if (isHere()) return;
  spawnSync("docker", ["pull", "--quiet", image], { timeout: 20_000 });
  if (isHere()) return;
  log(`Grafana is not started: ${image} cannot be pulled here`);
  process.env.LUNAS_COMPOSE_FILES = [process.env.LUNAS_COMPOSE_FILES, "test/compose/without-grafana.yml"]
    .filter(Boolean)
    .join(",");
}

/** Builds the images of these services of compose; all of them where none is named. */
export function buildImages(...services) {
  const extraFiles = process.env.LUNAS_COMPOSE_FILES.split(",").filter(Boolean);
  const files = ["docker-compose.yml", ...extraFiles].flatMap((file) => ["--file", file]);
  return step("building the images", "docker", ["compose", "--profile", "*", ...files, "build", ...services]);
}

function step(title, command, args) {
  log(`${title} …`);
  return runCommand({ title, command, args, log, advice: "`docker info` and the lines above say more." });
}
