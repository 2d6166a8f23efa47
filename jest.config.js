const { dirname } = require("node:path");

/** The MCP client's parser has ES modules under the condition `source`: its built file is named instead. */
const parser = "eventsource-parser/stream";
const sdk = dirname(require.resolve("@modelcontextprotocol/sdk/client/index.js"));

/** One runner, a project each: what a test may touch is decided by where it lies. */
const base = {
  // Nothing of a clone is left in the machine's temporary folders.
  cacheDirectory: "<rootDir>/.lunas/jest",
  testEnvironment: "node",
  runtime: "<rootDir>/test/keep-texts.cjs",
  setupFiles: ["<rootDir>/test/compile-once.cjs", "<rootDir>/test/forget-contexts.cjs"],
  transform: {
    "^.+\\.ts$": [
      "@swc/jest",
      {
        jsc: { parser: { syntax: "typescript" }, target: "es2023" },
        module: { type: "commonjs" },
        sourceMaps: "inline",
      },
    ],
  },
  // Tests run the sources, as TypeScript and editors read them; the processes that they start run the build.
  testEnvironmentOptions: { customExportConditions: ["source", "node", "node-addons"] },
  moduleNameMapper: { [`^${parser}$`]: require.resolve(parser, { paths: [sdk] }) },
  modulePathIgnorePatterns: ["/dist/", "<rootDir>/.lunas/versions/", "<rootDir>/.lunas/chart-tools/"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
};
const project = (displayName, testMatch, more = {}) => ({ ...base, displayName, testMatch, ...more });

module.exports = {
  testSequencer: "<rootDir>/test/order-of-tests.cjs",
  reporters: ["default", "<rootDir>/test/end-by-itself.cjs"],
  projects: [
    project("unit", [
      "<rootDir>/packages/*/src/**/*.test.ts",
      "<rootDir>/services/*/src/**/*.test.ts",
      "<rootDir>/examples/*/src/**/*.test.ts",
    ]),
    project("architecture", ["<rootDir>/test/architecture/**/*.test.ts"]),
    project("integration", ["<rootDir>/test/integration/**/*.test.ts"]),
    project("e2e", ["<rootDir>/test/e2e/**/*.test.ts"]),
    project("chaos", ["<rootDir>/test/chaos/**/*.test.ts"]),
    project("payments", ["<rootDir>/test/payments/**/*.test.ts"]),
    // By `npm run test:compose` alone: it needs a Docker engine.
    project("compose", ["<rootDir>/test/compose/**/*.test.ts"]),
  ],
};
