import type { Address } from "@lunas/catalog/chain";
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
  const merchant = await merchantOf(deps, signedIn.wallet);
  return isRefusal(merchant) ? merchant : openSession(deps, merchant, { origin });
}

/** The merchant of a wallet that has signed, or why it cannot sign in. */
export async function merchantOf(
  { merchants }: Pick<LogInDeps, "merchants">,
  wallet: Address,
): Promise<Merchant | Refusal> {
  const merchant = await merchants.findByWallet(wallet);
  if (merchant === null) {
    return refuseSignIn((await merchants.isTakenWallet(wallet)) ? "wallet_not_current" : "not_registered");
  }
  return merchant.suspendedAtMs === null ? merchant : refuseSignIn("suspended");
}

interface Opening {
  readonly origin: RequestOrigin;
  readonly details?: NewAuditEntry["details"];
}

export async function openSession(
  { audit, sessions }: Pick<LogInDeps, "audit" | "sessions">,
  merchant: Merchant,
  { origin, details = {} }: Opening,
): Promise<LoggedIn> {
  // Before the session: every session has its audit entry.
  await audit.record(sessionEntry(merchant, origin, { verb: "open", details }));
  return { merchant, sessionToken: await sessions.open(merchant, origin) };
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
