// node prepare-client.mjs [folder]: writes what runs of the generated database client, without its types, into a folder that is in
// the repository. A first start then needs no generator, which with its libraries is a third of all packages. A test compares it.
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { cloneFolder, preparedClient } from "./clone.mjs";

const generated = join(cloneFolder, "packages", "database", "src", "generated");

await build({
  absWorkingDir: cloneFolder,
  entryPoints: [join(generated, "client.ts")],
  outfile: join(resolve(process.argv[2] ?? preparedClient), "client.js"),
  bundle: true,
  packages: "external",
  format: "cjs",
  platform: "node",
  target: "node20",
  charset: "ascii",
  logLevel: "error",
});
