import type { Program } from "./command";
import { allHelp } from "./help-of";

const begin = "<!-- The command's own help, written by `npm run generate`. -->";
const end = "<!-- The end of the command's own help. -->";

/** The page with the help of every command, as `--help` prints it, between the two marks. */
export function withReference<Place>(page: string, program: Program<Place>): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`the page lacks the marks ${begin} and ${end}`);
  const sections = allHelp(program).map(({ path, text }) => `### ${path}\n\n\`\`\`text\n${text}\n\`\`\``);
  return `${before}${begin}\n\n${sections.join("\n\n")}\n\n${end}${after}`;
}
