// `npm start`: from a bare clone to a running Lunas.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkOptions } from "./check-options.mjs";
import { cloneFolder } from "./clone.mjs";
import { handOver } from "./hand-over.mjs";
import { setUp } from "./setup.mjs";
import { explainAndExit, SetupError } from "./setup-error.mjs";

const program = join(cloneFolder, "packages", "stack", "dist", "start.js");
const startedAt = Date.now();

try {
  checkOptions("start", process.argv.slice(2), ["--fresh", "--fork"]);
  await setUp({ log: console.log });
  if (!existsSync(program))
    throw new SetupError(
      `${program} is missing.`,
      "run `rm -rf .lunas/setup`, then `npm start`: it builds everything again.",
    );
  await handOver(program, process.argv.slice(2), { env: { LUNAS_START_MS: String(startedAt) } });
} catch (error) {
  explainAndExit(error);
}
