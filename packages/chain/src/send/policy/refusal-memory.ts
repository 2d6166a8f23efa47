import { createHash } from "node:crypto";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Prepared } from "../sign-transaction";
import type { RefusalReason } from "./signing-terms";

/** A call that is still refused after this time is reported again. */
const reportedForMs = 60 * 60_000;
/** Above this number the call that was reported first is forgotten. */
const mostKept = 4_096;

export interface RefusalMemory {
  /**
   * Whether to report a refusal: the same call is tried repeatedly, by other signers and with other nonces and fees.
   */
  isNews(prepared: Prepared, reason: RefusalReason): boolean;
}

export function createRefusalMemory(clock: Clock): RefusalMemory {
  const reportedAtMs = new Map<string, number>();
  return {
    isNews: ({ transaction: { to, data, value } }, reason) => {
      const call = createHash("sha256").update(`${reason} ${to} ${value} ${data}`).digest("base64");
      const nowMs = clock.now();
      const before = reportedAtMs.get(call);
      if (before !== undefined && nowMs - before < reportedForMs) return false;
      reportedAtMs.delete(call);
      reportedAtMs.set(call, nowMs);
      const [oldest] = reportedAtMs.keys();
      if (reportedAtMs.size > mostKept && oldest !== undefined) reportedAtMs.delete(oldest);
      return true;
    },
  };
}
