import { publicWords } from "./public-words";

/**
 * The text of a thrown error, fit for the log. A system error is named by its code only, because its text contains the
 * host. Without `instanceof`, which fails for errors of another realm.
 */
export function failureWords(error: unknown): string {
  if (typeof error !== "object" || error === null) return "unknown failure";
  if ("syscall" in error && "code" in error) return `the connection failed (${String(error.code)})`;
  return "message" in error && typeof error.message === "string" ? publicWords(error.message) : "unknown failure";
}
