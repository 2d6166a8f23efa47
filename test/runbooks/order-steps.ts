import type { Step } from "../docs/step";

/** The steps of a page with those of one section first; as they are where the page has no such section. */
export function orderSteps(steps: readonly Step[], text: string, section: string): readonly Step[] {
  const lines = text.split("\n");
  const begin = lines.indexOf(`## ${section}`);
  if (begin === -1) return steps;
  const end = lines.findIndex((line, at) => at > begin && line.startsWith("## "));
  const isInside = ({ line }: Step) => line > begin && (end === -1 || line <= end);
  return [...steps.filter(isInside), ...steps.filter((step) => !isInside(step))];
}
