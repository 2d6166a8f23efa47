/** What `npm run verify -- <part> [arguments]` runs: suites that nobody needs daily. Arguments come after the command. */
const setUp = "node packages/stack/bootstrap/setup.mjs";
const typescript = (file) => `${setUp} && node -r ./test/harness/run-typescript.cjs ${file}`;
const jest = "node packages/stack/bootstrap/test.mjs";

export const commands = {
  ha: typescript("test/ha/main.ts"),
  disaster: typescript("test/disaster/main.ts"),
  swarm: "node packages/stack/bootstrap/test-swarm.mjs",
  fees: typescript("test/fees/main.ts"),
  simulation: "tsc -b packages/simulation && node packages/simulation/dist/simulate-cli.js",
  mutants: "tsc -b packages/simulation && node packages/simulation/dist/mutants-cli.js",
  sponsorship: `LUNAS_SPONSORSHIP=full ${jest} test/payments/sponsor --selectProjects payments`,
  stack: typescript("test/verify/against-a-stack.ts"),
  fuzz: "tsc -b && FUZZ_REQUESTS=20000 jest test/e2e/fuzz.test.ts --selectProjects e2e",
  endurance: typescript("test/endurance/main.ts"),
  sandbox: typescript("test/verify/sandbox-memory.ts"),
  webhooks: typescript("test/verify/webhooks.ts"),
  resets: `LUNAS_RESETS=100 ${jest} test/e2e/fork --selectProjects e2e`,
};
