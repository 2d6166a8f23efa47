import type { RequestOrigin } from "../operations/audit-entry";
import type { Hex } from "../shared/hex";
import type { MerchantId } from "../shared/id";
import { isRefusal, type Refusal } from "../shared/refusal";
import { type LoggedIn, type LogInDeps, merchantOf, openSession } from "./log-in";
import type { Merchant } from "./merchant";
import type { MerchantStore } from "./ports";
import { provePurpose, refuseSignIn } from "./sign-in";
import { linkStatement } from "./sign-in-link-statement";

/** The merchant that a link signs in, as it was when the link was made. */
export interface LinkedMerchant {
  readonly merchantId: MerchantId;
  /** A change of the wallet ends the link, as it ends sessions. */
  readonly walletChanges: number;
  readonly expiresAtMs: number;
}

export interface NewSignInLink {
  /** 128 random bits; stored nowhere. */
  readonly token: string;
  readonly expiresAtMs: number;
}

/** All methods throw `Unavailable("queue")`. */
export interface SignInLinks {
  issue(merchant: Pick<Merchant, "id" | "walletChanges">): Promise<NewSignInLink>;
  /** Without using it. Null: unknown, used or expired. */
  find(token: string): Promise<LinkedMerchant | null>;
  /** Uses it. Of several callers at once, one gets true. */
  take(token: string): Promise<boolean>;
}

export interface SignInLinkDeps extends Omit<LogInDeps, "merchants"> {
  readonly merchants: LogInDeps["merchants"] & Pick<MerchantStore, "findById">;
  readonly links: SignInLinks;
}

/** A link for the merchant of the wallet that signed its statement. It opens no session by itself. */
export async function issueSignInLink(
  deps: SignInLinkDeps,
  { message, signature }: { readonly message: string; readonly signature: Hex },
): Promise<NewSignInLink | Refusal> {
  const wallet = deps.parseMessage(message)?.address;
  if (wallet === undefined) return refuseSignIn("message_malformed");
  const proved = await provePurpose(deps, linkStatement, [{ message, signature, expected: wallet, name: null }]);
  if (isRefusal(proved)) return proved;
  const merchant = await merchantOf(deps, wallet);
  return isRefusal(merchant) ? merchant : deps.links.issue(merchant);
}

/** Who would be signed in. The link stays valid. */
export async function readSignInLink(deps: SignInLinkDeps, token: string): Promise<Merchant | Refusal> {
  const linked = await deps.links.find(token);
  const merchant = linked === null ? null : await deps.merchants.findById(linked.merchantId);
  if (linked === null || merchant === null) return refuseSignIn("link_unknown");
  if (merchant.walletChanges !== linked.walletChanges) return refuseSignIn("link_unknown");
  return merchant.suspendedAtMs === null ? merchant : refuseSignIn("suspended");
}

/** Opens the session, once for each link. */
export async function redeemSignInLink(
  deps: SignInLinkDeps,
  token: string,
  origin: RequestOrigin,
): Promise<LoggedIn | Refusal> {
  const merchant = await readSignInLink(deps, token);
  if (isRefusal(merchant)) return merchant;
  if (!(await deps.links.take(token))) return refuseSignIn("link_unknown");
  return openSession(deps, merchant, { origin, details: { by: "sign_in_link" } });
}
