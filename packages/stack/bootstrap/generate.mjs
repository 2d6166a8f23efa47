// `npm run generate`: writes every committed file that follows from others, after a chain, a setting or an endpoint has changed.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";
import { generate } from "./steps.mjs";

const tool = (name) => join(cloneFolder, "node_modules", ".bin", name);

/** The tests that compare those files; with `UPDATE=1` they write them. They run the sources, so nothing has to be compiled before. */
const comparing = [
  "networks",
  "events",
  "operations",
  "settings",
  "code",
  "redis-users",
  "command-line",
  "design",
  "chart-monitoring",
].map((name) => `test/architecture/${name}.test.ts`);

function run(title, command, args, env = {}) {
  console.log(title);
  try {
    execFileSync(command, args, {
      cwd: cloneFolder,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
  } catch (error) {
    console.error(String(error.stdout), String(error.stderr));
    process.exit(1);
  }
}

run("contracts …", process.execPath, [join("packages", "contracts", "compile.mjs")]);
run("the database client …", generate.command, generate.args, generate.env);
run("the database client of a first start …", process.execPath, [
  join("packages", "stack", "bootstrap", "prepare-client.mjs"),
]);
// The next step reads the list of the tokens.
run("tokens …", tool("jest"), ["test/architecture/tokens.test.ts", "--selectProjects", "architecture"], {
  UPDATE: "1",
});
run(
  "networks, events, operations, compose, .env.example, import law, Redis users, the commands' help, the pages' look and the pictures of ARCHITECTURE.md …",
  tool("jest"),
  [...comparing, "--selectProjects", "architecture"],
  {
    UPDATE: "1",
  },
);
run("compiling …", tool("tsc"), ["-b"]);
run("docs/openapi.json …", process.execPath, [join("packages", "protocol", "dist", "write-openapi.js")]);
run("the dashboard's types …", process.execPath, [join("services", "dashboard", "write-schemas.mjs")]);
run("formatting …", tool("biome"), ["check", "--write", "docs/openapi.json", "services/dashboard/src/api/schemas.ts"]);
