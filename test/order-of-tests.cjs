// Jest's order of the test files, the longest first, with three exceptions. Those that share a stack come first: a worker keeps it
// only from one of them to the next. Those that break processes come late: they wait much and compute little, and what they measure
// is less disturbed beside each other than beside the rest. The unit tests, which are short, come last: they use the time of the
// workers that have nothing else left.
const { readFileSync } = require("node:fs");
const { createRequire } = require("node:module");

const inJest = createRequire(require.resolve("jest"));
const { default: Sequencer } = createRequire(inJest.resolve("@jest/core"))("@jest/test-sequencer");

const sharesStack = (path) => readFileSync(path, "utf8").includes("sharedHarness()");
/** The simulation is a unit test that takes as long as a story. */
const isLong = (path) => path.endsWith("simulation.test.ts");

const placeOf = ({ path, context }) => {
  const name = context.config.displayName?.name;
  if (name === "chaos") return 2;
  if (name === "unit") return isLong(path) ? 1 : 3;
  return ["integration", "e2e", "payments"].includes(name) && sharesStack(path) ? 0 : 1;
};

module.exports = class extends Sequencer {
  sort(tests) {
    const places = new Map(tests.map((test) => [test, placeOf(test)]));
    return [...super.sort(tests)].sort((one, other) => places.get(one) - places.get(other));
  }
};
