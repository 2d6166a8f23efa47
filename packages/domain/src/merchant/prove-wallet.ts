import type { RequestOrigin } from "../operations/audit-entry";
import type { Clock } from "../shared/clock";
import type { Hex } from "../shared/hex";
import { isRefusal, type Refusal } from "../shared/refusal";
import type { Merchant } from "./merchant";
import { demandRecentSignIn, type InSession } from "./recent-sign-in";
import { proveWallet, type SignInDeps } from "./sign-in";
import type { ProvedBy, ProvedWallet, WalletProofs } from "./wallet-proof";

export interface ProveOnChainDeps {
  /** Its `provedBy` asks the code on the chain that the message names. */
  readonly signIn: Omit<SignInDeps, "proofs">;
  readonly proofs: Pick<WalletProofs, "add">;
  readonly clock: Clock;
}

/**
 * Adds a production chain to the proofs of a merchant's wallet. The session shows that the wallet signed on a chain that
 * counts: a contract at the same address on another chain alone may have another owner.
 */
export async function proveOnChain(
  deps: ProveOnChainDeps,
  { merchant, ...session }: { readonly merchant: Pick<Merchant, "id" | "walletAddress"> } & InSession,
  { origin, ...given }: { readonly message: string; readonly signature: Hex; readonly origin: RequestOrigin },
): Promise<ProvedWallet | Refusal> {
  const stale = demandRecentSignIn(session, deps.clock.now());
  if (stale !== null) return stale;
  const { walletAddress, id } = merchant;
  const signIn: SignInDeps = { ...deps.signIn, proofs: { note: async () => true } };
  const signedIn = await proveWallet(signIn, { ...given, expected: walletAddress });
  if (isRefusal(signedIn)) return signedIn;
  const { provedBy } = signedIn;
  return deps.proofs.add(walletAddress, provedBy, {
    ...{ actor: { kind: "merchant", id }, action: "merchant.wallet_proved", target: id, merchantId: id },
    details: { walletAddress, ...proofDetails(provedBy) },
    personal: origin,
  });
}

function proofDetails(provedBy: ProvedBy): { readonly provedBy: string; readonly chainId?: string } {
  return provedBy.kind === "key" ? { provedBy: "key" } : { provedBy: "code", chainId: String(provedBy.chainId) };
}
