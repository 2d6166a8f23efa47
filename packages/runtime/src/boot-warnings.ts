/** Doubts about the settings that do not stop the start. They are found before there is a logger, and logged by it. */
const warnings = new Set<string>();

export function addBootWarning(sentence: string): void {
  warnings.add(sentence);
}

export function takeBootWarnings(): readonly string[] {
  const taken = [...warnings];
  warnings.clear();
  return taken;
}
