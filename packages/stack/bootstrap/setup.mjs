// From a fresh clone to compiled code; a step is skipped if its inputs have not changed.
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { oldestNode } from "./clone.mjs";
import { runFirstSteps } from "./first-steps.mjs";
import { prefetchRedis } from "./prefetch-redis.mjs";
import { runCommand } from "./run-step.mjs";
import { explainAndExit, SetupError } from "./setup-error.mjs";
import { dropStamp, isFresh, wasEverRun, writeStamp } from "./stamp.mjs";
import { steps } from "./steps.mjs";

/** Prepares the clone until its processes can start. `log` takes one line. Throws SetupError. */
export async function setUp({ log }) {
  checkSystem();
  for (const step of steps) {
    if (step.wanted?.() === false) continue;
    await runStep(step, log);
  }
}

/**
 * Prepares the clone until PostgreSQL, Redis and the chains can start. In a clone that was never set up the steps that a payment does
 * not need are left for `finish-set-up.mjs`: then `isWhole` is false, and `services` resolves when the services can start, too.
 * Throws SetupError.
 */
export async function setUpForStart({ log }) {
  checkSystem();
  if (wasEverRun("install")) {
    await setUp({ log });
    return { isWhole: true };
  }
  const redis = prefetchRedis(log);
  const { services } = await runFirstSteps((step) => runStep(step, log));
  services.catch(() => undefined); // whoever waits for it is told
  await redis;
  return { isWhole: false, services };
}

async function runStep(step, log) {
  const inputs = step.inputs();
  if (step.present() && isFresh(step.name, inputs)) return;
  const startedAt = Date.now();
  log(`${step.title} …`);
  // An interrupted step must not count as done because of its earlier inputs.
  dropStamp(step.name);
  await runCommand({ ...step, log });
  step.after?.();
  writeStamp(step.name, inputs);
  log(`  done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s: ${step.title}`);
}

function checkSystem() {
  if (process.platform === "win32") {
    throw new SetupError(
      "Lunas runs on Linux and macOS.",
      "use it inside WSL: https://learn.microsoft.com/windows/wsl/install",
    );
  }
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [wantedMajor, wantedMinor] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new SetupError(
    `Lunas needs Node ${wantedMajor}.${wantedMinor} or newer; this is ${process.versions.node} (${process.execPath}).`,
    "install a current Node from https://nodejs.org, or `nvm install 22`, and run the same command again.",
  );
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  setUp({ log: console.log }).then(() => console.log("ready: `npm start` runs everything"), explainAndExit);
}
