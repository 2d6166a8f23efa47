import type { ZodType, ZodTypeDef } from "zod";

/** A parsed value, or path → problem. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly details: Record<string, string> };

/** Checks JSON from outside before anything uses it. Never throws. */
export function parse<T>(format: ZodType<T, ZodTypeDef, unknown>, value: unknown): Parsed<T> {
  const read = format.safeParse(value);
  if (read.success) return { ok: true, value: read.data };
  const details = read.error.issues.map(({ path, message }) => [path.join(".") || "body", message] as const);
  return { ok: false, details: Object.fromEntries(details) };
}
