import type { Module } from "../modules";
import { isNode, type Node, walk } from "../parse-sources";

/** What a file calls. */
export interface Calls {
  /** By the file that it imports them from: the names of values that it uses. */
  readonly imported: ReadonlyMap<string, readonly string[]>;
  /** Names that it calls and neither imports nor declares: `accept` for `deps.payments.accept(…)`, `handle` of its options. */
  readonly others: ReadonlySet<string>;
}

export function readCalls(module: Module): Calls {
  const { program } = module.parsed;
  const { used, called, methods, declared } = readNames(program);
  const imports = importsOf(module);
  const imported = new Map<string, string[]>();
  for (const { local, name, file } of imports) {
    if (used.has(local)) imported.set(file, [...(imported.get(file) ?? []), name]);
  }
  const known = new Set([...declared, ...imports.map(({ local }) => local)]);
  return { imported, others: new Set([...methods, ...[...called].filter((name) => !known.has(name))]) };
}

const DECLARATIONS = ["VariableDeclarator", "FunctionDeclaration"];
const nameOf = (node: unknown) => (isNode(node) ? String(node.name) : "");

/** What comes from files of ours. */
function importsOf({ parsed, opens }: Module) {
  const files = new Map(opens.map(({ specifier, file }) => [specifier, file]));
  const found: { readonly local: string; readonly name: string; readonly file: string }[] = [];
  walk(parsed.program, (node, parent) => {
    if (node.type !== "ImportSpecifier" || !isNode(parent?.source)) return;
    const file = files.get(String(parent.source.value));
    if (file !== undefined) found.push({ local: nameOf(node.local), name: nameOf(node.imported), file });
  });
  return found;
}

function readNames(program: Node) {
  const [used, called, methods, declared] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  walk(program, (node, parent) => {
    if (DECLARATIONS.includes(node.type)) declared.add(nameOf(node.id));
    if (node.type === "Identifier" && parent !== undefined && isValue(node, parent)) used.add(nameOf(node));
    if (node.type !== "CallExpression" || !isNode(node.callee)) return;
    if (node.callee.type === "MemberExpression") methods.add(nameOf(node.callee.property));
    else called.add(nameOf(node.callee));
  });
  return { used, called, methods, declared };
}

/** Types and the names of fields are no values. */
function isValue(node: Node, parent: Node): boolean {
  if (/^(?:Import|TS(?!AsExpression|SatisfiesExpression|NonNull))/.test(parent.type)) return false;
  return !(parent.type === "MemberExpression" && parent.property === node && parent.computed !== true);
}
