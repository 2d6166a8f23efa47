import { lineAt } from "./modules";
import { isNode, type Node, type Parsed, walk } from "./parse-sources";

export interface FunctionSpan {
  readonly name: string;
  readonly line: number;
  /** From the first line of the function to its last, inner functions included. */
  readonly lines: number;
  readonly parameters: number;
  /** Its caller decides the number of its parameters (a callback). */
  readonly dictated: boolean;
}

const FUNCTIONS = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];
const SIGNATURES = ["TSMethodSignature", "TSFunctionType", "TSDeclareFunction"];

/** Every function of a module, and every signature of one in a type (of which only the parameters count). */
export function readFunctions({ program }: Parsed, text: string): FunctionSpan[] {
  const found: FunctionSpan[] = [];
  walk(program, (node, parent) => {
    const isFunction = FUNCTIONS.includes(node.type);
    if (!isFunction && !SIGNATURES.includes(node.type)) return;
    const line = lineAt(text, node.start);
    const lines = isFunction ? lineAt(text, node.end) - line + 1 : 0;
    found.push({
      name: nameOf(node, parent),
      line,
      lines,
      parameters: parametersOf(node).length,
      dictated: isDictated(node),
    });
  });
  return found;
}

function parametersOf({ params }: Node): readonly Node[] {
  const list = Array.isArray(params) ? params : isNode(params) ? (params.items as readonly unknown[]) : [];
  return list.filter(isNode).filter(({ name }) => name !== "this");
}

/** No parameter has a type, so the caller's type decides them: strict TypeScript refuses it otherwise. */
function isDictated(node: Node): boolean {
  return parametersOf(node).every(({ typeAnnotation }) => !isNode(typeAnnotation));
}

function nameOf(node: Node, parent: Node | undefined): string {
  const named = [node.id, node.key, parent?.id, parent?.key].find(
    (candidate) => isNode(candidate) && typeof candidate.name === "string",
  );
  return isNode(named) ? String(named.name) : "(anonymous)";
}
