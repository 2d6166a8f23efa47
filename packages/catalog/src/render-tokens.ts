/**
 * The source of `tokens/all.ts`: every token of the folder, sorted by the name of its file.
 * @param sources the folder's files: name without `.ts`, and text
 */
export function renderTokens(sources: Readonly<Record<string, string>>): string {
  const found = Object.entries(sources)
    .flatMap(([file, text]) => [...text.matchAll(declaration)].map(([, name]) => ({ file, name: String(name) })))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  return `// Generated from the tokens of this folder: npm run generate
import type { Token } from "../token";
${found.map(({ file, name }) => `import { ${name} } from "./${file}";`).join("\n")}

/** Every token, in the order in which \`/tokens\` lists them. */
export const allTokens: readonly Token[] = [${found.map(({ name }) => name).join(", ")}];
`;
}

const declaration = /^export const (\w+): Token = \{$/gm;
