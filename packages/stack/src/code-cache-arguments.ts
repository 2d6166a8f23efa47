import { existsSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "./folders";

/** Tests run the sources, but a process needs the build. */
const codeCache = join(cloneFolder, "packages", "stack", "dist", "code-cache.js");

/**
 * V8 takes kept code only under the flags that it was made under, and a service sets this one after its code is compiled:
 * packages/runtime/src/limit-heap-growth.ts.
 */
const flagsOfServices = ["--heap-growing-percent=100"];

/**
 * The arguments before the name of a bundle that runs with the code that was compiled before. `npm test` wants it, which starts
 * hundreds of services; elsewhere it would not be worth its memory, 16 MB for a gateway.
 */
export function codeCacheArguments(isWanted = process.env.LUNAS_CODE_CACHE === "on"): readonly string[] {
  return isWanted && existsSync(codeCache) ? [...flagsOfServices, "--require", codeCache] : [];
}
