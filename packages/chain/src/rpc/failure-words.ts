import { publicWords } from "./public-words";

/**
 * What was thrown, in words fit for the log. A system error goes by its code alone, as its text names the host. Without
 * `instanceof`, which fails for errors of another realm.
 */
export function failureWords(error: unknown): string {
  if (typeof error !== "object" || error === null) return "unknown failure";
  if ("syscall" in error && "code" in error) return `the connection failed (${String(error.code)})`;
  return "message" in error && typeof error.message === "string" ? publicWords(error.message) : "unknown failure";
}
