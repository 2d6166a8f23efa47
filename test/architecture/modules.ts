import { type Parsed, parseSources, type Sources } from "./parse-sources";
import { readImports } from "./read-imports";
import { readCode } from "./repository";
import { resolveImport } from "./resolve-import";

export interface OpenedModule {
  /** As written; undefined when computed. */
  readonly specifier: string | undefined;
  /** The file of ours behind it, if it is one. */
  readonly file: string | undefined;
  readonly line: number;
}

export interface Module {
  readonly path: string;
  readonly text: string;
  readonly parsed: Parsed;
  readonly opens: readonly OpenedModule[];
}

/** All sources, read: what each opens, and which file stands behind it. */
export function readModules(sources: Sources): ReadonlyMap<string, Module> {
  const files = new Set(Object.keys(sources));
  const trees = parseSources(sources);
  return new Map(
    Object.entries(trees).map(([path, parsed]) => {
      const text = sources[path] ?? "";
      const opens = readImports(parsed).map(({ specifier, start }) => ({
        specifier,
        file: specifier === undefined ? undefined : resolveImport(path, specifier, files),
        line: lineAt(text, start),
      }));
      return [path, { path, text, parsed, opens }];
    }),
  );
}

let whole: ReadonlyMap<string, Module> | undefined;

/** All code of the repository, read once. */
export function readWholeCode(): ReadonlyMap<string, Module> {
  whole ??= readModules(readCode());
  return whole;
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
