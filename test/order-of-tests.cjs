// Jest's order of the test files, the longest first. Those that break processes come late: they wait much and compute little, and
// what they measure is less disturbed beside each other than beside the rest. The unit tests, which are short, come last: they use
// the time of the workers that have nothing else left.
const { createRequire } = require("node:module");

const inJest = createRequire(require.resolve("jest"));
const { default: Sequencer } = createRequire(inJest.resolve("@jest/core"))("@jest/test-sequencer");

/** The simulation is a unit test that takes as long as a story. */
const isLong = ({ path }) => path.endsWith("simulation.test.ts");

const turnOf = (test) => {
  const project = test.context.config.displayName?.name;
  if (project === "chaos") return 1;
  return project === "unit" && !isLong(test) ? 2 : 0;
};

module.exports = class extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => turnOf(one) - turnOf(other));
  }
};
