import type { Hex } from "../shared/hex";
import { isRefusal, type Refusal } from "../shared/refusal";
import type { Merchant } from "./merchant";
import type { MerchantStore, SessionClient, Sessions } from "./ports";
import { proveWallet, refuseSignIn, type SignInDeps } from "./sign-in";

export interface LogInDeps extends SignInDeps {
  readonly merchants: Pick<MerchantStore, "findByWallet">;
  readonly sessions: Pick<Sessions, "open">;
}

export interface LoggedIn {
  readonly merchant: Merchant;
  /** Opens the session; handed to the browser and kept nowhere. */
  readonly sessionToken: string;
}

/** A session for the merchant of the wallet that signed. Who is registered is told to the wallet's owner only. */
export async function logIn(
  deps: LogInDeps,
  given: { readonly message: string; readonly signature: Hex; readonly client: SessionClient },
): Promise<LoggedIn | Refusal> {
  const { client, ...proof } = given;
  const wallet = await proveWallet(deps, { ...proof, expected: null });
  if (isRefusal(wallet)) return wallet;
  const merchant = await deps.merchants.findByWallet(wallet);
  if (merchant === null) return refuseSignIn("not_registered");
  if (merchant.suspendedAtMs !== null) return refuseSignIn("suspended");
  return { merchant, sessionToken: await deps.sessions.open(merchant.id, client) };
}
