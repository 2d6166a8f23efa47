// The long suites take turns in .ci/run, one each time: the number of the run or of the commits chooses, so that each comes up again within as
// many as there are suites. `node test/rotation.mjs` runs the suite of this commit, `--list` names all of them, `-- <name>` runs one.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { countCommits, ofTurn } from "../packages/stack/bootstrap/rotating-files.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Each takes at most about five minutes on two quiet cores, so that .ci/run stays under half an hour. */
export const suites = [
  { name: "chaos", command: "npm run chaos -- -t 'settlement engine'" },
  { name: "chaos of channels", command: "npm run chaos -- --channels" },
  { name: "settlers cut from PostgreSQL", command: "npm run chaos -- --networks -t F47" },
  { name: "other networks and clocks", command: "npm run chaos -- --networks -t 'F48|F49|F50|F51'" },
  {
    name: "storm, settlers and bundles",
    command: "npm run chaos -- --storm && npm run chaos -- --settlers && npm run chaos -- --bundles",
  },
  { name: "upgrade", command: "npm run test:upgrade" },
  { name: "poolers and replicas", command: "npm run verify -- ha pooler pgbouncer-tls replica" },
  { name: "standbys and archives", command: "npm run verify -- ha standby standby-behind archive" },
  { name: "Sentinel", command: "npm run verify -- ha sentinel sentinel-tls" },
  { name: "Cluster", command: "npm run verify -- ha cluster cluster-tls" },
  { name: "lost and stolen signers", command: "npm run verify -- disaster signers-lost signers-stolen" },
  { name: "lost endpoints and Redis", command: "npm run verify -- disaster endpoint-lost one-of-two redis-lost" },
  { name: "alerts", command: "npm run test:alerts" },
  { name: "the memory of the sandbox", command: "npm run verify -- sandbox" },
  { name: "Docker Swarm", command: "npm run verify -- swarm" },
  { name: "ten thousand histories", command: "npm run verify -- simulation" },
  { name: "removed safeguards", command: "npm run verify -- mutants" },
  { name: "sponsored approvals", command: "npm run verify -- sponsorship" },
  {
    name: "webhooks, fees and the way of a payment",
    command:
      "npm run verify -- webhooks && npm run verify -- fees && npm run bench -- path 60 && npm run bench -- path channels 60 && npm run bench -- shapes",
  },
  { name: "the pages, as a reader follows them", command: "npm run test:docs" },
  { name: "the operators' pages", command: "npm run test:runbooks" },
  { name: "interoperability", command: "npm run test:interop" },
  { name: "recipes and random requests", command: "npm run test:recipes && npm run verify -- fuzz" },
  { name: "what npm test left out", command: "npm test -- --rest" },
];

export const suiteOf = (commits) => ofTurn(suites, commits);

function main(words) {
  if (words.includes("--list")) {
    for (const { name, command } of suites) console.log(`${name}: ${command}`);
    return 0;
  }
  const wanted = words.find((word) => word !== "--");
  const commits = countCommits();
  const suite = wanted === undefined ? suiteOf(commits) : suites.find(({ name }) => name === wanted);
  if (suite === undefined) {
    console.error(`there is no suite "${wanted}"; there are ${suites.map(({ name }) => name).join(", ")}`);
    return 1;
  }
  console.log(`the long suite of commit ${commits}: ${suite.name} (${suite.command})`);
  return spawnSync("sh", ["-c", suite.command], { cwd: root, stdio: "inherit" }).status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2));
