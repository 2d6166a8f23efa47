/** The order of the nouns in the API description. A noun that is not here follows them; `x402` is the last. */
const nouns = [
  ...[
    "facilitate",
    "holds",
    "payments",
    "config",
    "tokens",
    "health",
    "reference",
    "auth",
    "merchant",
    "wallet",
    "sessions",
  ],
  ...["audit", "api-keys", "events", "webhooks", "sandbox"],
];
const lastNouns = ["x402"];

/**
 * The source of `operations.ts`: every operation of the folder, in the order of its file.
 * @param sources the folder's files: name without `.ts`, and text
 */
export function renderOperations(sources: Readonly<Record<string, string>>): string {
  const found = Object.entries(sources)
    .map(([noun, text]) => ({ noun, names: operationsIn(text) }))
    .filter(({ names }) => names.length > 0)
    .sort((a, b) => rankOf(a.noun) - rankOf(b.noun) || (a.noun < b.noun ? -1 : 1));
  const imports = [...found.map((each) => ({ from: each.noun, text: renderImport(each) })), operationType]
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ text }) => text);
  return `// Generated from the operations of this folder: npm run generate
${imports.join("\n")}

/** Every endpoint, in the order of the OpenAPI document. */
export const operations: readonly Operation[] = [
${found.flatMap(({ names }) => names.map((name) => `  ${name},`)).join("\n")}
];
`;
}

const operationType = { from: "operation", text: 'import type { Operation } from "./operation";' };

const rankOf = (noun: string) => {
  if (lastNouns.includes(noun)) return nouns.length + 1;
  return nouns.includes(noun) ? nouns.indexOf(noun) : nouns.length;
};

function operationsIn(text: string): readonly string[] {
  const declaration =
    /^export const (\w+) = \{\n(?:(?!^export const )[\s\S])*?^\} (?:as const )?satisfies Operation;/gm;
  return [...text.matchAll(declaration)].map(([, name]) => String(name));
}

/** In the formatter's layout. */
function renderImport({ noun, names }: { readonly noun: string; readonly names: readonly string[] }): string {
  const sorted = [...names].sort();
  const line = `import { ${sorted.join(", ")} } from "./${noun}";`;
  return line.length <= 120 ? line : `import {\n${sorted.map((name) => `  ${name},`).join("\n")}\n} from "./${noun}";`;
}
