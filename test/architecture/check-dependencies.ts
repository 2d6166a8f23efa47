import { DECLARED_ONLY } from "./law";
import type { Module } from "./modules";
import { isTest, packageOf } from "./repository";
import { npmNameOf } from "./resolve-import";

/** What matters here of a package.json. */
export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Every dependency that is declared and not used, or used and not declared. `manifests` by their package's folder. */
export function checkDependencies(manifests: Readonly<Record<string, Manifest>>, modules: Iterable<Module>): string[] {
  const all = [...modules].filter(({ path }) => !isTest(path));
  return Object.entries(manifests).flatMap(([folder, manifest]) => {
    const own = all.filter(({ path }) => packageOf(path) === folder);
    return own.length === 0 ? [] : compare(folder, manifest, own); // nothing written yet: nothing to compare
  });
}

function compare(folder: string, manifest: Manifest, own: readonly Module[]): string[] {
  const runtime = { ...manifest.peerDependencies, ...manifest.dependencies };
  const declared = Object.keys(runtime);
  const available = new Set([...declared, ...Object.keys(manifest.devDependencies ?? {}), manifest.name]);
  const excused = DECLARED_ONLY[folder] ?? [];

  const unused = declared
    .filter((name) => !excused.includes(name) && !own.some(({ text }) => isNamed(name, text)))
    .map((name) => `${folder}/package.json declares ${name}, which nothing there uses`);
  const undeclared = own.flatMap(({ path, opens }) =>
    opens
      .map(({ specifier, line }) => ({ name: specifier === undefined ? undefined : npmNameOf(specifier), line }))
      .filter(({ name }) => name !== undefined && !available.has(name))
      .map(({ name, line }) => `${path}:${line} opens ${name}, which ${folder}/package.json does not declare`),
  );
  return [...unused, ...undeclared];
}

/** In quotes anywhere: a binary is found by `require.resolve`, a types-only package by the name it describes. */
function isNamed(name: string, text: string): boolean {
  const spoken = name.startsWith("@types/") ? name.slice("@types/".length) : name;
  return ['"', "'", "`"].some(
    (quote) => text.includes(`${quote}${spoken}${quote}`) || text.includes(`${quote}${spoken}/`),
  );
}
