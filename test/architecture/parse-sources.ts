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

/** A tree's nodes, each with its parent, parents first. Kept, because each check visits them all. */
const visits = new WeakMap<Node, readonly (readonly [Node, Node | undefined])[]>();

/** Visits a node and all below it, parents first. */
export function walk(root: Node, visit: (node: Node, parent: Node | undefined) => void): void {
  let known = visits.get(root);
  if (known === undefined) {
    const found: [Node, Node | undefined][] = [];
    collect(root, undefined, found);
    visits.set(root, found);
    known = found;
  }
  for (const [node, parent] of known) visit(node, parent);
}

function collect(node: Node, parent: Node | undefined, found: [Node, Node | undefined][]): void {
  found.push([node, parent]);
  for (const name in node) {
    const value = node[name];
    if (typeof value !== "object" || value === null) continue;
    if (!Array.isArray(value)) {
      if (isNode(value)) collect(value, node, found);
      continue;
    }
    for (const child of value) if (isNode(child)) collect(child, node, found);
  }
}
