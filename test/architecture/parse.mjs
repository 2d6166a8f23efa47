/**
 * A thread that reads `{path: source}` as JSON and answers `{path: {program, comments, errors}}`; it sets the flag after each answer.
 * A thread of its own because oxc-parser is an ES module and Jest runs its tests as CommonJS.
 */
import { workerData } from "node:worker_threads";
import { parseSync } from "oxc-parser";

// A replacer would be called for every value of every tree, which takes three times as long.
BigInt.prototype.toJSON = function () {
  return `${this}n`;
};

const { port, flag } = workerData;
port.on("message", (sources) => {
  port.postMessage(parse(JSON.parse(sources)));
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
});

/** An answer, or the error that it failed with. */
function parse(sources) {
  try {
    const parsed = Object.entries(sources).map(([path, source]) => {
      const { program, comments, errors } = parseSync(path, source);
      return [path, { program, comments, errors: errors.map(({ message }) => message) }];
    });
    return { trees: JSON.stringify(Object.fromEntries(parsed)) };
  } catch (error) {
    return { error };
  }
}
