import type { Part } from "./parts";

const limitMs = 20_000;

/** `--check`: what the start would validate, and nothing else. The last line is the result. Ends the process with 0 or throws. */
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
