import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { mirrorLaw } from "./biome-mirror";
import { checkDependencies, type Manifest } from "./check-dependencies";
import { checkEnvironment } from "./check-environment";
import { checkImports } from "./check-imports";
import { checkReach } from "./check-reach";
import { expectGenerated } from "./generated-file";
import { LAW } from "./law";
import { readModules } from "./modules";
import { listFiles, packageOf, readCode, readFile, root } from "./repository";

const modules = readModules(readCode());

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
      .filter((path) => packageOf(path) && path.endsWith("/package.json") && path.split("/").length === 3)
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

test("biome.json tells editors the same law", () => {
  const biome: { overrides: object[] } = JSON.parse(readFile("biome.json"));
  const others = biome.overrides.filter((override) => !JSON.stringify(override).includes("noRestrictedImports"));
  const mirrored = JSON.stringify({ ...biome, overrides: [...others, ...mirrorLaw()] }, null, 2);
  expectGenerated("biome.json", formatJson(mirrored));
});

/** As `biome format` leaves it. */
function formatJson(content: string): string {
  const biome = join(root, "node_modules", ".bin", "biome");
  return execFileSync(biome, ["format", "--stdin-file-path=biome.json"], { cwd: root, input: content }).toString();
}
