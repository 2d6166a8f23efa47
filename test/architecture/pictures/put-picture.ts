export interface Picture {
  readonly name: string;
  readonly title: string;
  /** Mermaid's text. */
  readonly drawn: string;
}

/** The page with the picture between its marks: `<!-- picture: name -->` and `<!-- end of name -->`. */
export function putPicture(page: string, { name, title, drawn }: Picture): string {
  const [begin, end] = [`<!-- picture: ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page has no place for the picture "${name}"`);
  return `${page.slice(0, from)}${begin}\n\n\`\`\`mermaid\n---\ntitle: ${title}\n---\n${drawn}\n\`\`\`\n\n${page.slice(to)}`;
}

/** The page without its pictures. */
export function withoutPictures(page: string): string {
  return page.replace(/^<!-- picture: (\w+) -->$[\s\S]*?^<!-- end of \1 -->\n\n?/gm, "");
}
