/** A table of a page, and what it says of the time when it was measured. */
export interface Table {
  readonly page: string;
  readonly title: string;
  /** The commit that was measured, or the day in UTC; null: it was never measured. */
  readonly since: { readonly commit: string } | { readonly day: string } | null;
  /** What makes the table worthless whatever its age, such as a run that failed. */
  readonly flaw: string | null;
}

const day = /\b20\d\d-\d\d-\d\d\b/;

/** The parts of docs/verification.md. */
export function readParts(page: string, text: string): readonly Table[] {
  return text.split("<!-- part: ").flatMap((section, index) => {
    if (index === 0) return [];
    const title = /^[\w-]+/.exec(section)?.[0] ?? "";
    const [, commit, changes] = /^Commit ([0-9a-f]{7,40})(, with changes)?,/m.exec(section) ?? [];
    const verdict = /: \*\*(.+?)\*\* in /.exec(section)?.[1] ?? "not run yet";
    const flaws = [...(verdict === "passed" ? [] : [verdict]), ...(changes ? ["with changes that no commit has"] : [])];
    return [{ page, title, since: commit === undefined ? null : { commit }, flaw: flaws.join(", ") || null }];
  });
}

/**
 * The tables of docs/performance.md: those that `npm run bench` writes between its marks, and those that a person wrote below a paragraph
 * with a day. A table without a day explains or compares; so does one after `<!-- comparison -->`, which is a record of that day.
 */
export function readMeasured(page: string, text: string): readonly Table[] {
  const marked = [...text.matchAll(/^<!-- measured: (\w+) -->$([\s\S]*?)^<!-- end of \1 -->$/gm)];
  const written = marked.map(([, title = "", body = ""]) => ({ title, day: day.exec(body)?.[0] }));
  return [...written, ...byHand(text)].flatMap(({ title, day: since }) =>
    since === undefined ? [] : [{ page, title, since: { day: since }, flaw: null }],
  );
}

function byHand(text: string): readonly { readonly title: string; readonly day: string | undefined }[] {
  const blocks = text.replace(/^<!-- measured: (\w+) -->$[\s\S]*?^<!-- end of \1 -->$/gm, "").split(/\n{2,}/);
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1] ?? "";
    if (!block.startsWith("|")) return [];
    const title = blocks.slice(0, index).findLast((each) => each.startsWith("#")) ?? "";
    const [, column = ""] = block.split("|");
    return [{ title: `${title.replace(/^#+ /, "")}: ${column.trim() || "table"}`, day: day.exec(before)?.[0] }];
  });
}
