const begin = "# The chains of packages/catalog; npm run generate writes what is between these two lines.";
const end = "# Here the chains end.";

/** A file with the part between its two marks written anew. Throws where the text lacks them. */
export function replaceChains(text: string, content: string): string {
  const [before, rest] = split(text, `${begin}\n`);
  const [, after] = split(rest, `${end}\n`);
  return `${before}${begin}\n${content}${end}\n${after}`;
}

function split(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`a file that is generated in part lacks the line "${mark.trim()}"`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
