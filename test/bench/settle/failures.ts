import type { Posted } from "./post-json";

export interface Failures {
  /** Whether the answer is as meant; otherwise it is counted by its status and code, or by the error of the connection. */
  of(who: string, post: () => Promise<Posted>, isGood: (posted: Posted) => boolean): Promise<boolean>;
  /** What was counted since the last call. */
  take(): ReadonlyMap<string, number>;
}

export function countFailures(): Failures {
  let counted = new Map<string, number>();
  const count = (what: string) => counted.set(what, (counted.get(what) ?? 0) + 1);
  return {
    of: async (who, post, isGood) => {
      try {
        const posted = await post();
        if (isGood(posted)) return true;
        count(`${who}: ${posted.status} ${reasonOf(posted)}`);
      } catch (error) {
        count(`${who}: ${error instanceof Error ? withoutValues(error.message) : String(error)}`);
      }
      return false;
    },
    take: () => {
      const taken = counted;
      counted = new Map();
      return taken;
    },
  };
}

/** In the words of Lunas, of its x402 answers or of the peer: a code, and a sentence where there is one. */
function reasonOf({ body }: Posted): string {
  const { errorReason, invalidReason, status, failure } = body;
  const { code, message, details } = (body.error ?? {}) as Posted["body"];
  const { reason: detail } = (details ?? {}) as Posted["body"];
  const reason = code ?? errorReason ?? invalidReason ?? status ?? body.error ?? "";
  const words = [reason, detail, message ?? failure].filter((each) => each !== undefined && each !== null);
  const text = words.map((each) => (typeof each === "string" ? each : JSON.stringify(each))).join(": ");
  return withoutValues(text).replace(/\s+/g, " ").slice(0, 200);
}

/** Answers of one reason count together, whatever the identifiers and numbers in them. */
const withoutValues = (text: string) => text.replace(/0x[0-9a-f]{8,}|[0-9a-f]{8}-[0-9a-f-]{27}|\d{5,}/gi, "…");

/** The failures of several turns as one, the most frequent first. */
export function addUp(counts: readonly ReadonlyMap<string, number>[]): Readonly<Record<string, number>> {
  const sums = new Map<string, number>();
  for (const [what, count] of counts.flatMap((each) => [...each])) sums.set(what, (sums.get(what) ?? 0) + count);
  return Object.fromEntries([...sums].sort(([, one], [, other]) => other - one));
}
