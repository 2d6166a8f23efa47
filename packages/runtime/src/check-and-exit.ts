import type { Part } from "./parts";

const limitMs = 20_000;

/**
 * What the start would validate, and nothing else: with `--check` all of it, with `--check-settings` only the settings, without asking
 * anything of another server. Null: neither is wanted.
 */
export function requestedCheck(words: readonly string[]): "all" | "settings" | null {
  if (words.includes("--check-settings")) return "settings";
  return words.includes("--check") ? "all" : null;
}

/** The last line is the result. Ends the process with 0 or throws. */
export async function checkAndExit(service: string, parts: readonly Part[]): Promise<never> {
  const late = setTimeout(() => {
    process.stderr.write(`${service} check failed: the services it needs have not answered within ${limitMs} ms.\n`);
    process.exit(1);
  }, limitMs);
  for (const part of parts) await part.check?.();
  clearTimeout(late);
  process.stdout.write(`${service} check passed: it can start with these settings.\n`, () => process.exit(0));
  return await new Promise<never>(() => undefined);
}
