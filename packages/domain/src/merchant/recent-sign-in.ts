import { type Refusal, refuse } from "../shared/refusal";

const recentForMs = 12 * 3_600_000;

/** When the session began in which a change is asked for. */
export interface InSession {
  readonly signedInAtMs: number;
}

/**
 * Where money could be led away, a session alone is not enough: it may have been stolen days ago. Production keys, and where
 * and by which secret webhooks are sent, change only after a sign-in of the last 12 hours.
 */
export function demandRecentSignIn({ signedInAtMs }: InSession, nowMs: number): Refusal | null {
  if (nowMs - signedInAtMs <= recentForMs) return null;
  return refuse("reauthentication_required", "Sign in again: this needs a sign-in of the last 12 hours.");
}
