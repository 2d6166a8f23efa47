import { READS_ENVIRONMENT } from "./law";
import { lineAt, type Module } from "./modules";
import { isNode, type Node, walk } from "./parse-sources";
import { isTest } from "./repository";

/** Every place that reads the environment and is not the one that may: `process.env`, `process["env"]`, `{ env } = process`, `node:process`. */
export function checkEnvironment(modules: Iterable<Module>): string[] {
  return [...modules]
    .filter(
      ({ path }) =>
        !isTest(path) && !path.startsWith("examples/") && !READS_ENVIRONMENT.some((place) => path.startsWith(place)),
    )
    .flatMap((module) => findReads(module).map((line) => `${module.path}:${line} names process.env`));
}

function findReads({ parsed, text, opens }: Module): number[] {
  const lines = opens.filter(({ specifier }) => specifier === "node:process").map(({ line }) => line);
  walk(parsed.program, (node) => {
    if (readsMember(node) || takesApart(node)) lines.push(lineAt(text, node.start));
  });
  return lines;
}

function readsMember(node: Node): boolean {
  if (node.type !== "MemberExpression" || !isNode(node.property) || !isProcess(node.object)) return false;
  return node.property.name === "env" || node.property.value === "env";
}

function takesApart(node: Node): boolean {
  if (
    node.type !== "VariableDeclarator" ||
    !isNode(node.id) ||
    node.id.type !== "ObjectPattern" ||
    !isProcess(node.init)
  )
    return false;
  const keys = (node.id.properties as readonly { key?: { name?: string } }[]).map(({ key }) => key?.name);
  return keys.includes("env");
}

/** `process`, `globalThis.process`. */
function isProcess(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === "Identifier") return node.name === "process";
  return node.type === "MemberExpression" && isNode(node.property) && node.property.name === "process";
}
