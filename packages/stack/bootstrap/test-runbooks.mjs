// `npm run test:runbooks`: the operators' pages with compose, on the existing Docker engine or on its own.
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";
import {
  buildImages,
  hasBaseImages,
  leaveOutGrafana,
  moreImages,
  withEngine,
  withoutNewImages,
} from "./docker-engine.mjs";
import { run } from "./hand-over.mjs";
import { setUp } from "./setup.mjs";
import { explainAndExit } from "./setup-error.mjs";

const log = console.log;

try {
  await setUp({ log });
  const code = await withEngine((isOurs) => withoutNewImages(isOurs, onEngine));
  if (code === null) log("skipped: there is no Docker engine here, and none could be started");
  process.exitCode = code ?? 0;
} catch (error) {
  explainAndExit(error);
}

async function onEngine() {
  if (!(await hasBaseImages(...moreImages()))) {
    log("skipped: the base images can neither be pulled nor made here");
    return 0;
  }
  leaveOutGrafana();
  await buildImages();
  const nodeArgs = ["-r", join(cloneFolder, "test/harness/run-typescript.cjs")];
  return await run(join(cloneFolder, "test/runbooks/main.ts"), process.argv.slice(2), { nodeArgs });
}
