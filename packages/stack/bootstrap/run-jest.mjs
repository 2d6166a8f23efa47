// Runs Jest as a child in this terminal.
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";
import { run } from "./hand-over.mjs";

/**
 * Jest's workers take these too. Four workers and their services keep two cores busy: threads that collect garbage beside the
 * main one only take time from the others. A larger young generation is collected less often. And a worker keeps what it has
 * compiled for the test files that follow, also where the one that runs does not use it.
 */
const nodeArgs = ["--single-threaded-gc", "--max-semi-space-size=64", "--no-flush-bytecode"];

/** Runs Jest with the arguments; returns its exit code. */
export function runJest(args) {
  return run(join(cloneFolder, "node_modules", "jest", "bin", "jest.js"), args, { ownGroup: false, nodeArgs });
}
