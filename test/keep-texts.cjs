// Jest's runtime, with the texts of the modules kept: Jest reads every module again for every test file, which is a fifth of its
// loading. A module that changes during a run keeps its first text in a worker that has read it.
const { createRequire } = require("node:module");
const vm = require("node:vm");

const inJest = createRequire(require.resolve("jest"));
const inRunner = createRequire(createRequire(inJest.resolve("@jest/core")).resolve("jest-runner"));
const { default: Runtime } = inRunner("jest-runtime");

// For test files: loads a module in the worker, where it outlives them.
vm[Symbol.for("lunas.require-of-a-worker")] = require;

/** It outlives a test file, whose end would clear it. */
class KeptTexts extends Map {
  clear() {}
}
const texts = new KeptTexts();

module.exports = class extends Runtime {
  constructor(config, environment, resolver, transformer, read, ...rest) {
    for (const [file, text] of read) texts.set(file, text);
    super(config, environment, resolver, transformer, texts, ...rest);
  }
};
