/** A block of code, with its fence. */
const CODE = /^( *)```[^\n]*\n[\s\S]*?^\1```$/gm;

export const codeOf = (text: string): string[] => [...text.matchAll(CODE)].map(([block]) => block);

export const withoutCode = (text: string): string => text.replace(CODE, "");

/** What stands in backticks within the text: fields, error codes, events, commands. */
export const namesOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name);

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
