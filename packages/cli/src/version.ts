import { readFileSync } from "node:fs";
import { join } from "node:path";

const manifest = JSON.parse(readFileSync(join(__dirname, "..", "package.json"), "utf8")) as {
  readonly version: string;
};

/** This package's own. */
export const version = manifest.version;
