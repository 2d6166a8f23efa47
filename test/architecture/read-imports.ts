import { isNode, type Node, type Parsed, walk } from "./parse-sources";

export interface Import {
  /** As written; undefined when it is computed, so that nothing can be known about it. */
  readonly specifier: string | undefined;
  readonly start: number;
}

const DECLARATIONS = ["ImportDeclaration", "ExportNamedDeclaration", "ExportAllDeclaration", "ImportExpression"];

/** Everything that a module opens: imports and re-exports (of types too), `import()`, `require()`, `require.resolve()`, `import("x")` types. */
export function readImports({ program }: Parsed): Import[] {
  const found: Import[] = [];
  walk(program, (node) => {
    const source = sourceOf(node);
    if (source) found.push({ specifier: literalOf(source), start: node.start });
  });
  return found;
}

function sourceOf(node: Node): Node | undefined {
  if (DECLARATIONS.includes(node.type)) return isNode(node.source) ? node.source : undefined;
  if (node.type === "TSImportType") return isNode(node.source) ? node.source : undefined;
  if (node.type === "TSExternalModuleReference") return isNode(node.expression) ? node.expression : undefined;
  if (node.type === "CallExpression" && isRequire(node.callee)) {
    const [first] = node.arguments as readonly unknown[];
    return isNode(first) ? first : undefined;
  }
  return undefined;
}

/** `require`, and `require.resolve` or `module.require`. */
function isRequire(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === "Identifier") return callee.name === "require";
  if (callee.type !== "MemberExpression" || !isNode(callee.object) || !isNode(callee.property)) return false;
  const [object, property] = [callee.object.name, callee.property.name];
  return (object === "require" && property === "resolve") || (object === "module" && property === "require");
}

function literalOf(source: Node): string | undefined {
  if (source.type === "Literal" && typeof source.value === "string") return source.value;
  const quasis = source.type === "TemplateLiteral" ? (source.quasis as readonly { value: { cooked: string } }[]) : [];
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}
