import type { Part } from "./parts";
import { markOf, type Section, writeSection } from "./section";

const intro = `# Verification

What is claimed of Lunas, run at full size, with what was measured. \`npm run verify:full\` runs all of it, one part after the other,
and writes this page; \`npm run verify:full -- chaos storm\` runs those alone and replaces their sections. Each section says when
and on what machine it was measured, and of which product: the last commit that changed what ships, so that
\`git diff <commit> -- packages services prisma\` tells what is different since. The load is the average of the minute before it began:
how many processes wanted a core. What other work there was on the machine makes times longer, never shorter.
`;

/** The document with this section in its place; the other sections stay as they are. Pure. */
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
