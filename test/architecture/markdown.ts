/** A block of code, with its fence. */
const CODE = /^( *)```[^\n]*\n[\s\S]*?^\1```$/gm;

export const codeOf = (text: string): string[] => [...text.matchAll(CODE)].map(([block]) => block);

export const withoutCode = (text: string): string => text.replace(CODE, "");

export const linksOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);

/** The level of each heading: `##` is 2. */
export const headingLevelsOf = (text: string): number[] =>
  [...withoutCode(text).matchAll(/^(#+) /gm)].map(([, marks = ""]) => marks.length);

/** The addresses of the headings, in their order, as the web shows them. */
export const anchorsOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .trim()
      .replace(/\s/g, "-"),
  );
