import { redactErrorText, redactText } from "@lunas/runtime/redact-text";

/** A part of the bundle, and how it is read. */
export type Sections = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Reads every section, one after another, so that a busy database gets no more work at once than one statement. A section
 * that cannot be read says why, and the others are still there.
 * @returns JSON without secrets: those are recognized by their form, wherever they stand
 */
export async function collectBundle(sections: Sections): Promise<string> {
  const read: Record<string, unknown> = {};
  for (const [name, section] of Object.entries(sections)) {
    read[name] = await section().catch((error: unknown) => ({ failed: redactErrorText(String(error)) }));
  }
  return `${JSON.stringify(read, withoutSecrets, 2)}\n`;
}

/** Amounts become decimal strings, and texts lose their secrets. */
function withoutSecrets(_name: string, value: unknown): unknown {
  if (typeof value === "bigint") return value.toString();
  return typeof value === "string" ? redactText(value) : value;
}
