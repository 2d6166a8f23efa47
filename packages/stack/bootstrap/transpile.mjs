// Writes the JavaScript of what a first payment needs, in two seconds: no types are checked and no declarations are written.
// `npm run build` compiles everything.
import { cpSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { cloneFolder, preparedClient } from "./clone.mjs";
import { firstSources } from "./first-steps.mjs";

await Promise.all(
  firstSources().map(({ folder, files }) =>
    build({
      entryPoints: files,
      outbase: join(folder, "src"),
      outdir: join(folder, "dist"),
      format: "cjs",
      platform: "node",
      target: "node20",
      sourcemap: "linked",
      sourcesContent: false,
      logLevel: "error",
    }),
  ),
);
cpSync(preparedClient, join(cloneFolder, "packages", "database", "dist", "generated"), { recursive: true });
