import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { mirrorLaw } from "../biome-mirror";
import { checkDependencies, type Manifest } from "../check-dependencies";
import { checkEnvironment } from "../check-environment";
import { checkImports } from "../check-imports";
import { checkReach } from "../check-reach";
import { expectGenerated } from "../generated-file";
import { LAW } from "../law";
import { readWholeCode } from "../modules";
import { listFiles, packageOf, readFile, root } from "../repository";

const modules = readWholeCode();

test("all code can be read", () => {
  const broken = [...modules.values()].filter(({ parsed }) => parsed.errors.length > 0);
  expect(broken.map(({ path, parsed }) => `${path}: ${parsed.errors}`)).toEqual([]);
});

test("every package opens what the law allows it", () => {
  expect(checkImports(modules.values())).toEqual([]);
});

test("nothing is reachable that must not be, over any number of files", () => {
  expect(checkReach(modules)).toEqual([]);
});

test("the environment is read in one place", () => {
  expect(checkEnvironment(modules.values())).toEqual([]);
});

test("every dependency that is used is declared, and every one that is declared is used", () => {
  const manifests = Object.fromEntries(
    listFiles()
      .filter((path) => packageOf(path) !== undefined && path === `${packageOf(path)}/package.json`)
      .map((path): [string, Manifest] => [packageOf(path) ?? "", JSON.parse(readFile(path))]),
  );
  expect(checkDependencies(manifests, modules.values())).toEqual([]);
});

test("every package and service has its law", () => {
  const folders = new Set(
    [...modules.keys()].map(packageOf).filter((folder) => folder && !folder.startsWith("examples/")),
  );
  expect([...folders].filter((folder) => !Object.hasOwn(LAW, folder ?? ""))).toEqual([]);
});

test("biome.law.json, which biome.json extends, tells editors the same law", () => {
  const schema = "./node_modules/@biomejs/biome/configuration_schema.json";
  const mirrored = JSON.stringify({ $schema: schema, overrides: mirrorLaw() }, null, 2);
  expectGenerated("biome.law.json", formatJson(mirrored));
  expect(JSON.parse(readFile("biome.json")).extends).toEqual(["./biome.law.json"]);
});

/** Tools that read structure (import graphs, code search) know no condition `source`; TypeScript's own builds read each package's tsconfig. */
test("tsconfig.json leads tools from each name of ours to its source", () => {
  const { compilerOptions: _before, ...others } = JSON.parse(readFile("tsconfig.json"));
  const paths = Object.fromEntries(
    listFiles()
      .filter((path) => /^(?:packages|services)\/[^/]+\/package\.json$/.test(path))
      .flatMap((path) => pathsOf(dirname(path), JSON.parse(readFile(path)))),
  );
  const options = { module: "nodenext", moduleResolution: "nodenext", paths };
  expectGenerated("tsconfig.json", formatJson(JSON.stringify({ compilerOptions: options, ...others }, null, 2)));
  const isThere = ([target = ""]: readonly string[]) => existsSync(join(root, target.replace("*.ts", "")));
  expect(Object.entries<readonly string[]>(paths).filter(([, targets]) => !isThere(targets))).toEqual([]);
});

interface Exporting {
  readonly name: string;
  readonly exports?: Readonly<Record<string, { readonly source?: string }>>;
}

/** `@lunas/domain/*` → `./packages/domain/src/*.ts`. */
function pathsOf(folder: string, { name, exports = {} }: Exporting): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(exports).flatMap(([subpath, { source }]) =>
    source === undefined ? [] : [[`${name}${subpath.slice(1)}`, [`./${join(folder, source)}`]] as const],
  );
}

test("lint refuses an import that the law forbids", () => {
  const folder = mkdtempSync(join(tmpdir(), "lunas-lint-"));
  try {
    for (const name of [".gitignore", "biome.json", "biome.law.json"])
      copyFileSync(join(root, name), join(folder, name));
    mkdirSync(join(folder, "packages/domain/src"), { recursive: true });
    const forbidden = 'import { Queue } from "bullmq";\n\nexport const queue = Queue;\n';
    writeFileSync(join(folder, "packages/domain/src/forbidden-import.ts"), forbidden);
    const lint = spawnSync(biome, ["lint", "."], { cwd: folder, encoding: "utf8" });
    expect(`${lint.stdout}${lint.stderr}`).toContain("The import law: this package is confined to others");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const biome = join(root, "node_modules", ".bin", "biome");

/** As `biome format` leaves it. */
function formatJson(content: string): string {
  return execFileSync(biome, ["format", "--stdin-file-path=biome.law.json"], { cwd: root, input: content }).toString();
}
