/**
 * Reads `{path: source}` on stdin, writes `{path: {program, comments, errors}}` on stdout.
 * A process of its own because oxc-parser is an ES module and Jest runs its tests as CommonJS.
 */
import { text } from "node:stream/consumers";
import { parseSync } from "oxc-parser";

const sources = JSON.parse(await text(process.stdin));
const parsed = Object.entries(sources).map(([path, source]) => {
  const { program, comments, errors } = parseSync(path, source);
  return [path, { program, comments, errors: errors.map(({ message }) => message) }];
});
// A replacer would be called for every value of every tree, which takes three times as long.
BigInt.prototype.toJSON = function () {
  return `${this}n`;
};
process.stdout.write(JSON.stringify(Object.fromEntries(parsed)));
