// Where the Lunas of this clone answers.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";

/** Written by `npm start` while it runs: `packages/stack/src/running-url.ts` has the same name. */
const fileName = "running-url";

/** `LUNAS_URL`; else that of the running `npm start`, whatever its port; else that of the default port. */
export function runningUrl({ env = process.env, folder = join(cloneFolder, ".lunas") } = {}) {
  return env.LUNAS_URL || written(join(folder, fileName)) || `http://localhost:${env.PORT || 3402}`;
}

function written(file) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "";
  }
}
