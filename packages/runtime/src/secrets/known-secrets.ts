import { formsOf } from "./secret-forms";

/**
 * The values of this process's secret settings. A process has one environment, and a library may print a value from
 * anywhere: so there is one list for each process, and every text for people passes `strikeSecrets`.
 */
const forms = new Set<string>();
let pattern: RegExp | undefined;
let shortest = Number.POSITIVE_INFINITY;

const REDACTED = "[redacted]";

/** From now on `strikeSecrets` removes this setting's value, its secret parts and what is derived from them. */
export function rememberSecret(text: string): void {
  const before = forms.size;
  for (const form of formsOf(text)) forms.add(form);
  if (forms.size === before) return;
  // The longest first: a form may contain another.
  const sorted = [...forms].toSorted((a, b) => b.length - a.length);
  shortest = sorted.at(-1)?.length ?? shortest;
  pattern = new RegExp(sorted.map((form) => form.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&")).join("|"), "gi");
}

/** `text` without any value of a secret setting, in capitals or not. */
export function strikeSecrets(text: string): string {
  if (pattern === undefined || text.length < shortest) return text;
  return text.replace(pattern, REDACTED);
}
