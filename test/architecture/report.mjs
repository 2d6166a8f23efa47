/** Prints the bars of the code's structure and what misses them: `node test/architecture/report.mjs`. Exits 1 where something does. */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
require("../harness/run-typescript.cjs");
const { findOldWords } = require("./find-old-words.ts");
const { findCircles } = require("./find-circles.ts");
const { isMeasured, countLines } = require("./check-budgets.ts");
const { readFunctions } = require("./read-functions.ts");
const { functionsWithoutFile } = require("./functions-without-file.ts");
const { readWholeCode } = require("./modules.ts");
const { TYPES_ON_THE_WAY, WAY } = require("./way.ts");

const modules = readWholeCode();
const measured = [...modules.values()].filter(isMeasured);

function spread(figures) {
  const sorted = figures.filter(Boolean).toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return `median ${at(0.5)}, p90 ${at(0.9)}, max ${at(1)} lines (${sorted.length})`;
}

const circles = findCircles(modules).map((files) => files.join(" ↔ "));
const words = findOldWords();
const functions = functionsWithoutFile();
const missing = [...circles, ...words, ...functions];
for (const each of missing) console.log(each);
console.log(`files on the way of a payment (${WAY.length})`);
console.log(`types on the way of a payment (${TYPES_ON_THE_WAY.length}): ${TYPES_ON_THE_WAY.join(", ")}`);
console.log(`circles (${circles.length})`);
console.log(`words kept out (${words.length})`);
console.log(`functions without a file (${functions.length})`);
console.log(`files: ${spread(measured.map(({ text }) => countLines(text)))}`);
console.log(
  `functions: ${spread(measured.flatMap(({ parsed, text }) => readFunctions(parsed, text).map(({ lines }) => lines)))}`,
);
process.exitCode = missing.length === 0 ? 0 : 1;
