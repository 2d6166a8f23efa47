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
        count(`${who}: ${error instanceof Error ? error.message : String(error)}`);
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

/** In the words of Lunas, of its x402 answers or of the peer. */
function reasonOf({ body }: Posted): string {
  const { code, error, errorReason, invalidReason, status } = body;
  const reason = code ?? errorReason ?? invalidReason ?? error ?? status ?? "";
  return (typeof reason === "string" ? reason : JSON.stringify(reason)).slice(0, 200);
}
