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
process.stdout.write(
  JSON.stringify(Object.fromEntries(parsed), (_, value) => (typeof value === "bigint" ? `${value}n` : value)),
);
