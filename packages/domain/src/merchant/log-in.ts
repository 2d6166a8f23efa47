import type { AuditLog, NewAuditEntry, RequestOrigin } from "../operations/audit-entry";
import type { Hex } from "../shared/hex";
import { isRefusal, type Refusal } from "../shared/refusal";
import type { Merchant } from "./merchant";
import type { MerchantStore, Sessions } from "./ports";
import { proveWallet, refuseSignIn, type SignInDeps } from "./sign-in";

export interface LogInDeps extends SignInDeps {
  readonly merchants: Pick<MerchantStore, "findByWallet" | "isTakenWallet">;
  readonly sessions: Pick<Sessions, "open">;
  readonly audit: Pick<AuditLog, "record">;
}

export interface LoggedIn {
  readonly merchant: Merchant;
  /** The session's token; it goes to the browser and is stored nowhere. */
  readonly sessionToken: string;
}

/**
 * Opens a session for the merchant of the wallet that signed. Only the wallet's owner learns whether it is registered.
 */
export async function logIn(
  deps: LogInDeps,
  given: { readonly message: string; readonly signature: Hex; readonly origin: RequestOrigin },
): Promise<LoggedIn | Refusal> {
  const { origin, ...proof } = given;
  const signedIn = await proveWallet(deps, { ...proof, expected: null });
  if (isRefusal(signedIn)) return signedIn;
  const { wallet } = signedIn;
  const merchant = await deps.merchants.findByWallet(wallet);
  if (merchant === null) {
    return refuseSignIn((await deps.merchants.isTakenWallet(wallet)) ? "wallet_not_current" : "not_registered");
  }
  if (merchant.suspendedAtMs !== null) return refuseSignIn("suspended");
  // Before the session: every session has its audit entry.
  await deps.audit.record(sessionEntry(merchant, origin, { verb: "open" }));
  return { merchant, sessionToken: await deps.sessions.open(merchant, origin) };
}

export interface SessionNote {
  readonly verb: "open" | "close" | "close_others";
  /** Sessions by their ids, which cannot be used to sign in. */
  readonly details?: NewAuditEntry["details"];
}

/** The audit entry of a sign-in, a sign-out, or the end of other sessions. */
export function sessionEntry(
  { id }: Merchant,
  origin: RequestOrigin,
  { verb, details = {} }: SessionNote,
): NewAuditEntry {
  const actor = { kind: "merchant", id } as const;
  return { actor, action: `session.${verb}`, target: id, merchantId: id, details, personal: origin };
}
