import type { Part } from "./parts";
import { markOf, type Section, writeSection } from "./section";

const intro = `# Verification

This page has the results of the long test runs. \`npm run verify:full\` runs all parts, one after the other, and writes this page.
\`npm run verify:full -- chaos storm\` runs these two parts only and replaces their sections.

Each section names its date and machine, and the last commit that changed the product: \`git diff <commit> -- packages services prisma\` shows
later changes. "Load" is the load average of the minute before the run: the number of processes that wanted a core. Other work on the
machine makes times longer, never shorter.

\`npm run verify:full -- --stale\` counts the product commits since each table of this page and of performance.md. A table is stale after 150 of
them, and a release refuses stale tables.
`;

/** Returns the document with this section replaced. The other sections do not change. Pure. */
export function writeDocument(before: string, parts: readonly Part[], section: Section): string {
  const sections = parts.map(({ id, title }) => {
    if (id === section.id) return writeSection(section);
    return sectionIn(before, id) ?? `${markOf(id)}\n\n## ${title}\n\nNot run yet.\n`;
  });
  const proofs = parts.map(({ title, proves }) => `- **${title}**: ${proves}`).join("\n");
  return [`${intro}\n${proofs}\n`, ...sections].join("\n");
}

function sectionIn(document: string, id: string): string | undefined {
  const begin = document.indexOf(markOf(id));
  if (begin < 0) return undefined;
  const end = document.indexOf("<!-- part: ", begin + 1);
  return `${document.slice(begin, end < 0 ? undefined : end).trimEnd()}\n`;
}
