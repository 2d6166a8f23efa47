// `npm start`: from a bare clone to a running Lunas.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkOptions } from "./check-options.mjs";
import { cloneFolder } from "./clone.mjs";
import { handOver } from "./hand-over.mjs";
import { setUpForStart } from "./setup.mjs";
import { explainAndExit, SetupError } from "./setup-error.mjs";

const program = join(cloneFolder, "packages", "stack", "dist", "start.js");
const startedAt = Date.now();

const usage = `npm start [-- --fresh | --fork]

Sets the clone up, runs Lunas and makes one payment. Ctrl-C stops everything.

  --fresh   begins with empty data
  --fork    runs the sandbox on a fork of Base, with tools for its wallets and its time
  --help    prints this text

PORT=3403 npm start serves it at another port. .env.example lists every setting. npm start reads them from the environment, and no file.`;

const given = process.argv.slice(2);
if (given.includes("--help") || given.includes("-h")) {
  console.log(usage);
  process.exit(0);
}

try {
  checkOptions("start", given, ["--fresh", "--fork"]);
  const { isWhole, services } = await setUpForStart({ log: console.log });
  if (!existsSync(program))
    throw new SetupError(
      `${program} is missing.`,
      "run `rm -rf .lunas/setup`, then `npm start`: it builds everything again.",
    );
  await handOver(program, given, {
    env: { LUNAS_START_MS: String(startedAt), ...(!isWhole && { LUNAS_FINISH_SETUP: "true" }) },
    meanwhile: services,
  });
} catch (error) {
  explainAndExit(error);
}
