// Where this clone lies and which versions it asks for. Like everything in this folder: Node's own modules only.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const cloneFolder = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");

const manifest = JSON.parse(readFileSync(join(cloneFolder, "package.json"), "utf8"));

/** `pnpm@<version>`, as `packageManager` of the root package.json has it. */
export const packageManager = manifest.packageManager.split("+", 1)[0];

/** The oldest Node that runs this, e.g. [20, 19]. */
export const oldestNode = manifest.engines.node.match(/\d+/g).map(Number);
