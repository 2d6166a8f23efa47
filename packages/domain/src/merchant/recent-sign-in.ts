import { type Refusal, refuse } from "../shared/refusal";

const recentForMs = 12 * 3_600_000;

/** The start of the session that requests a change. */
export interface InSession {
  readonly signedInAtMs: number;
}

/**
 * Changes that could redirect money need more than a session, which may have been stolen days ago: production keys, and
 * the URL and secret of webhooks, change only within 12 hours of a sign-in.
 */
export function demandRecentSignIn({ signedInAtMs }: InSession, nowMs: number): Refusal | null {
  if (nowMs - signedInAtMs <= recentForMs) return null;
  return refuse("reauthentication_required", "Sign in again: this needs a sign-in of the last 12 hours.");
}
