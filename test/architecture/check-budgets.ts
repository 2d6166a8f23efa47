import {
  DATA_TABLES,
  DOORS,
  EMPTY_NAMES,
  LEFT_BEHIND,
  MAX_FILE_LINES,
  MAX_FUNCTION_LINES,
  MAX_PARAMETERS,
  SILENCERS,
} from "./budgets";
import { lineAt, type Module } from "./modules";
import { isNode, type Node, walk } from "./parse-sources";
import { readFunctions } from "./read-functions";
import { isTest } from "./repository";

export function countLines(text: string): number {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

/** Whether the size of a file counts: it is neither a test nor a data table. */
export function isMeasured({ path }: Module): boolean {
  return /\/src\/.*\.tsx?$/.test(path) && !isTest(path) && !DATA_TABLES.some((table) => path.startsWith(table));
}

/** Every file and function of a module that is too long, and every function that takes too much. */
export function checkSizes(module: Module): string[] {
  if (!isMeasured(module)) return [];
  const { path, text, parsed } = module;
  const lines = countLines(text);
  const long = lines > MAX_FILE_LINES ? [`${path} has ${lines} lines (at most ${MAX_FILE_LINES})`] : [];
  const functions = readFunctions(parsed, text).flatMap((found) => {
    const at = `${path}:${found.line} ${found.name}`;
    return [
      ...(found.lines > MAX_FUNCTION_LINES ? [`${at} has ${found.lines} lines (at most ${MAX_FUNCTION_LINES})`] : []),
      ...(found.parameters > MAX_PARAMETERS && !found.dictated
        ? [`${at} takes ${found.parameters} parameters (at most ${MAX_PARAMETERS})`]
        : []),
    ];
  });
  return [...long, ...functions];
}

const FORBIDDEN_SYNTAX: Readonly<Record<string, string>> = { TSAnyKeyword: "any", TSEnumDeclaration: "enum" };

/** Every `any`, `enum`, silenced compiler, and word that leaves work behind. */
export function checkSyntax({ path, text, parsed }: Module): string[] {
  const found: string[] = [];
  walk(parsed.program, (node) => {
    const forbidden = FORBIDDEN_SYNTAX[node.type];
    if (forbidden) found.push(`${path}:${lineAt(text, node.start)} uses ${forbidden}`);
  });
  for (const { value, start } of parsed.comments) {
    const silencer = SILENCERS.exec(value)?.[0];
    // In a test, an expected type error is an assertion.
    if (silencer && !(isTest(path) && silencer.endsWith("expect-error")))
      found.push(`${path}:${lineAt(text, start)} uses ${silencer}`);
    const word = LEFT_BEHIND.exec(value)?.[0];
    if (word) found.push(`${path}:${lineAt(text, start)} leaves a ${word}`);
  }
  return found;
}

/** A file or folder whose name says nothing of what is inside. */
export function checkName(path: string): string[] {
  return EMPTY_NAMES.test(path) ? [`${path} has a name that says nothing`] : [];
}

/** Every barrel: an index.ts that is no noun's door, and any file that only passes on what others export. */
export function checkBarrel({ path, parsed }: Module): string[] {
  if (DOORS.includes(path) || isTest(path)) return [];
  if (/\/src\/(?:.*\/)?index\.tsx?$/.test(path)) return [`${path} is an index that is no noun's door`];
  const body = (parsed.program.body as readonly unknown[]).filter(isNode);
  return body.length > 0 && body.every(passesOn) ? [`${path} only passes on what others export`] : [];
}

function passesOn(node: Node): boolean {
  return node.type === "ExportAllDeclaration" || (node.type === "ExportNamedDeclaration" && isNode(node.source));
}
