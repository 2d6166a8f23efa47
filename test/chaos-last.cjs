// Jest's order of the test files, the longest first, with those that break processes at its end: they wait much and compute little,
// and what they measure is less disturbed beside each other than beside the rest.
const { createRequire } = require("node:module");

const inJest = createRequire(require.resolve("jest"));
const { default: Sequencer } = createRequire(inJest.resolve("@jest/core"))("@jest/test-sequencer");

const isChaos = ({ context }) => context.config.displayName?.name === "chaos";

module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter((test) => !isChaos(test)), ...sorted.filter(isChaos)];
  }
};
