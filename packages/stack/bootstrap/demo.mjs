// `npm run demo`: one payment, from start to end, with the Lunas of a running `npm start`.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkOptions } from "./check-options.mjs";
import { cloneFolder } from "./clone.mjs";
import { handOver } from "./hand-over.mjs";
import { runningUrl } from "./running-url.mjs";
import { explainAndExit, SetupError } from "./setup-error.mjs";

const baseUrl = runningUrl();
const program = join(cloneFolder, "examples", "first-payment", "dist", "demo.js");

async function answers() {
  try {
    return (await fetch(`${baseUrl}/health/live`, { signal: AbortSignal.timeout(3_000) })).ok;
  } catch {
    return false;
  }
}

try {
  checkOptions("run demo", process.argv.slice(2), []);
  if (!existsSync(program))
    throw new SetupError("The demo is not compiled yet.", "run `npm start` in another terminal first.");
  if (!(await answers())) {
    throw new SetupError(
      `No Lunas answers at ${baseUrl}.`,
      'run `npm start` in another terminal, wait for "ready", then run this again.',
    );
  }
  await handOver(program, process.argv.slice(2), { env: { LUNAS_URL: baseUrl } });
} catch (error) {
  explainAndExit(error);
}
