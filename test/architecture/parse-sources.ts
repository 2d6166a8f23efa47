import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Files by their path in the repository. */
export type Sources = Readonly<Record<string, string>>;

/** A node of the ESTree: its type, its place in the text, and whatever belongs to it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface Parsed {
  readonly program: Node;
  readonly comments: readonly { readonly value: string; readonly start: number }[];
  readonly errors: readonly string[];
}

/** The syntax trees of all sources, by path. */
export function parseSources(sources: Sources): Readonly<Record<string, Parsed>> {
  const output = execFileSync(process.execPath, [join(__dirname, "parse.mjs")], {
    input: JSON.stringify(sources),
    maxBuffer: 2 ** 30,
  });
  return JSON.parse(output.toString());
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}

/** Visits a node and all below it, parents first. */
export function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node);
  }
}
