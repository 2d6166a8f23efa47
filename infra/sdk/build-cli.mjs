// Builds @lunas/cli as it is published: one file with everything in it, so that `npx @lunas/cli` fetches one package.
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

/** The command, compressed, must stay below this. */
export const mostCommandBytes = 260_000;

/** Answers the folder to pack. */
export async function buildCli(clone) {
  const home = join(clone, "packages", "cli");
  const out = join(home, "dist", "package");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, "dist"), { recursive: true });
  const outfile = join(out, "dist", "lunas.cjs");
  await build({
    absWorkingDir: clone,
    entryPoints: [join(home, "src", "main.ts")],
    outfile,
    bundle: true,
    minify: true,
    platform: "node",
    target: "node20.19",
    format: "cjs",
    conditions: ["source"],
    mainFields: ["module", "main"],
    banner: { js: "#!/usr/bin/env node" },
    legalComments: "none",
    logLevel: "error",
  });
  chmodSync(outfile, 0o755);
  const { name, version, description, license, engines } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const publicManifest = {
    ...{ name, version, description, license, engines },
    bin: { lunas: "dist/lunas.cjs" },
    files: ["dist"],
    keywords: ["x402", "payments", "rupiah", "IDRX"],
  };
  writeFileSync(join(out, "package.json"), `${JSON.stringify(publicManifest, null, 2)}\n`);
  cpSync(join(home, "README.md"), join(out, "README.md"));
  cpSync(join(clone, "LICENSE"), join(out, "LICENSE"));
  return out;
}
