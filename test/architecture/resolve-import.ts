import { posix } from "node:path";

const ENDINGS = ["", ".ts", ".tsx", ".mts", ".js", ".mjs", ".cjs", "/index.ts", "/index.tsx"];

/** The file of ours that an import opens, or undefined: npm's, Node's, or generated. `files` are all paths that exist. */
export function resolveImport(from: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  return candidates(from, specifier)
    .flatMap((base) => ENDINGS.map((ending) => base + ending))
    .find((path) => files.has(path));
}

function candidates(from: string, specifier: string): string[] {
  if (specifier.startsWith(".")) return [posix.join(posix.dirname(from), specifier)];
  const [, name, rest = "/index"] = /^@lunas\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
  if (!name) return [];
  return ["packages", "services"].map((kind) => `${kind}/${name}/src${rest}`);
}

/** The npm package that an import names, or undefined for relative and Node's own ones. */
export function npmNameOf(specifier: string): string | undefined {
  if (specifier.startsWith(".") || specifier.startsWith("node:") || specifier.startsWith("#")) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
}
