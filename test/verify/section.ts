/** What became of a part when it was last run. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly command: string;
  /** `passed`, or how it failed. */
  readonly verdict: string;
  readonly commit: string;
  readonly date: string;
  readonly seconds: number;
  readonly machine: string;
  readonly figures: readonly string[];
  /** The plot's file, relative to the document. */
  readonly plot?: string;
}

/** As it stands in the document; begins with a mark by which it is found again. */
export function writeSection(section: Section): string {
  const { id, title, command, verdict, commit, date, seconds, machine, figures, plot } = section;
  return [
    `${markOf(id)}\n\n## ${title}\n`,
    `\`${command}\`: **${verdict}** in ${inWords(seconds)}\n`,
    `Commit ${commit}, begun ${date} UTC, ${machine}.\n`,
    ...(figures.length === 0 ? [] : ["```text", ...figures, "```", ""]),
    ...(plot === undefined ? [] : [`![${title}](${plot})`, ""]),
  ].join("\n");
}

export const markOf = (id: string): string => `<!-- part: ${id} -->`;

function inWords(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
