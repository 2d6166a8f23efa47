import type { Posted } from "../bench/settle/post-json";

/** What an answer says of its payment. Without an answer, or with a fault, the payment may still settle: it is open. */
export type Verdict = "paid" | "later" | "refused" | "open";

export interface JudgedAnswer {
  readonly verdict: Verdict;
  /** The status, the code and the reason, or why there was no answer. */
  readonly label: string;
}

export function judge({ status, body }: Posted): JudgedAnswer {
  if (status === 200 && body.success === true) return { verdict: "paid", label: "200" };
  const { code, details } = (body.error ?? {}) as { code?: unknown; details?: { reason?: unknown; limit?: unknown } };
  const label = [status, code, details?.reason ?? details?.limit].filter((each) => each !== undefined).join(" ");
  if (code === undefined) return { verdict: "open", label };
  if (status === 429 || status === 503) return { verdict: "later", label };
  return { verdict: status < 500 ? "refused" : "open", label };
}

export function unanswered(error: unknown): JudgedAnswer {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return { verdict: "open", label: `no answer: ${message}` };
}
