// Runs Jest as a child in this terminal.
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";
import { run } from "./hand-over.mjs";

/** Runs Jest with the arguments; returns its exit code. */
export function runJest(args) {
  return run(join(cloneFolder, "node_modules", "jest", "bin", "jest.js"), args, { ownGroup: false });
}
