/** Prints what the vocabulary still lacks: `node test/architecture/report.mjs`. Exits 1 where something is left. */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
require("../../packages/runtime/fixtures/run-typescript.cjs");
const { findOldWords } = require("./find-old-words.ts");

const words = findOldWords();
for (const each of words) process.stdout.write(`${each}\n`);
process.stdout.write(`words kept out (${words.length})\n`);
process.exitCode = words.length === 0 ? 0 : 1;
