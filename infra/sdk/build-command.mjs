// Builds a command as it is published: one file with everything in it, so that npx fetches one package.
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** The commands. `mostBytes`: the file, compressed, must stay below this. */
export const commands = {
  cli: { bin: "lunas", mostBytes: 260_000, keywords: ["x402", "payments", "rupiah", "IDRX"] },
  mcp: { bin: "lunas-mcp", mostBytes: 200_000, keywords: ["x402", "payments", "rupiah", "IDRX", "mcp", "agents"] },
};

/** Answers the folder to pack. */
export async function buildCommand(clone, folder) {
  const { bin, keywords, mostBytes } = commands[folder];
  const home = join(clone, "packages", folder);
  const out = join(home, "dist", "package");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, "dist"), { recursive: true });
  const outfile = join(out, "dist", `${bin}.cjs`);
  const { metafile } = await build({
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
    metafile: true,
    logLevel: "error",
  });
  // With these files the stack knows whether a source is newer than what was built of it.
  const ours = Object.keys(metafile.inputs).filter((file) => !file.includes("node_modules"));
  writeFileSync(join(home, "dist", "package.inputs.json"), JSON.stringify(ours));
  const bytes = gzipSync(readFileSync(outfile)).length;
  if (bytes > mostBytes) throw new Error(`${outfile} has ${bytes} bytes compressed, more than ${mostBytes}`);
  chmodSync(outfile, 0o755);
  const { name, version, description, license, engines } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const publicManifest = {
    ...{ name, version, description, license, engines },
    bin: { [bin]: `dist/${bin}.cjs` },
    files: [`dist/${bin}.cjs`],
    keywords,
  };
  writeFileSync(join(out, "package.json"), `${JSON.stringify(publicManifest, null, 2)}\n`);
  cpSync(join(home, "README.md"), join(out, "README.md"));
  cpSync(join(clone, "LICENSE"), join(out, "LICENSE"));
  return out;
}
