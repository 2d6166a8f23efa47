// `npm start`: from a bare clone to a running Lunas.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";
import { handOver } from "./hand-over.mjs";
import { setUp } from "./setup.mjs";
import { explainAndExit, SetupError } from "./setup-error.mjs";

const program = join(cloneFolder, "packages", "stack", "dist", "start.js");
const startedAt = Date.now();
const options = ["--fresh", "--fork"];

try {
  const unknown = process.argv.slice(2).find((word) => !options.includes(word));
  if (unknown !== undefined)
    throw new SetupError(`npm start has no option ${unknown}.`, `\`npm start -- --fresh\` or \`npm start -- --fork\`.`);
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
