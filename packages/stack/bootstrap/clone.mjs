// The folder of this clone and its required versions. Like all files in this folder it uses only Node's own modules.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const cloneFolder = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");

/** What runs of the generated database client, as `npm run generate` writes it. */
export const preparedClient = join(cloneFolder, "packages", "database", "prepared-client");

const manifest = JSON.parse(readFileSync(join(cloneFolder, "package.json"), "utf8"));

/** `pnpm@<version>`, from `packageManager` in the root package.json. */
export const packageManager = manifest.packageManager.split("+", 1)[0];

/** The oldest supported Node, e.g. [20, 19]. */
export const oldestNode = manifest.engines.node.match(/\d+/g).map(Number);
