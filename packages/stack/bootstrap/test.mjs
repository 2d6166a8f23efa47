// `npm test [-- jest's arguments]`: sets the clone up, then runs Jest. `-- --all` also runs the files that take turns, `-- --rest`
// those alone that a run of this commit leaves out.
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";
import { memorySettings } from "./memory-folder.mjs";
import { runAll } from "./run-all-tests.mjs";
import { runJest } from "./run-jest.mjs";
import { setUp } from "./setup.mjs";
import { explainAndExit } from "./setup-error.mjs";

// A test that starts a database and two chains keeps a core busy for a third of its time: it waits for blocks and deadlines.
const mostWorkers = 5;

const given = process.argv.slice(2);
const workersGiven = given.some((each) => /^(-i|-w|--runInBand|--maxWorkers)(=|$|\d)/.test(each));
// A worker that has become large is replaced: after a hundred files some tests ran six times as slowly in it.
const workers = workersGiven
  ? []
  : [`--maxWorkers=${Math.max(1, Math.min(mostWorkers, availableParallelism() + 3))}`, "--workerIdleMemoryLimit=800MB"];

// The compiler unpacks its native code once; by default into the shared temporary folder.
const compilerCache = join(cloneFolder, ".lunas", "swc");
mkdirSync(compilerCache, { recursive: true, mode: 0o700 });
process.env.SWC_NATIVE_BINDING_CACHE ??= compilerCache;

Object.assign(process.env, memorySettings());
// The services of the tests run with the code that others of them have compiled.
process.env.LUNAS_CODE_CACHE ??= "on";

try {
  await setUp({ log: console.log });
  Object.assign(process.env, await postgresSettings());
  const which = given.length === 0 ? "turn" : { "--all": "all", "--rest": "rest" }[given.join(" ")];
  process.exit(which === undefined ? await runJest([...workers, ...given]) : await runAll(workers, runJest, { which }));
} catch (error) {
  explainAndExit(error);
}

/** Where the programs of PostgreSQL are: the stacks of the tests do not look for them again. Nothing where there are none. */
async function postgresSettings() {
  const { binariesFolder } = await import("../dist/postgres/binaries.js");
  const { serverUser } = await import("../dist/postgres/server-user.js");
  try {
    return { LUNAS_POSTGRES_FOLDER: binariesFolder(serverUser()) };
  } catch {
    return {}; // a stack that needs them says why there are none
  }
}
