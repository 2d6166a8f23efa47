import type { Address } from "@lunas/catalog/chain";
import type { RequestOrigin } from "../operations/audit-entry";
import type { Hex } from "../shared/hex";
import { refuseRequest } from "../shared/invalid-request";
import { isRefusal, type Refusal, refuse } from "../shared/refusal";
import type { Merchant } from "./merchant";
import { provePurpose, refuseSignIn, type SignInDeps } from "./sign-in";
import {
  cancelStatement,
  changeStatement,
  parseCancelStatement,
  type WalletChange,
  type WalletChangeRequest,
  type WalletChanges,
} from "./wallet-change";

export interface ChangeWalletDeps {
  readonly signIn: SignInDeps;
  readonly changes: WalletChanges;
}

export interface WalletProof {
  readonly message: string;
  readonly signature: Hex;
}

export interface NewWallet {
  readonly newWallet: Address;
  readonly oldWalletProof: WalletProof;
  readonly newWalletProof: WalletProof;
  readonly origin: RequestOrigin;
}

/**
 * Changes a merchant's wallet, or announces the change. A session alone is not enough: the old and the new wallet each
 * sign a message that names the merchant and both wallets.
 */
export async function changeWallet(
  { signIn, changes }: ChangeWalletDeps,
  { id, walletAddress: oldWallet }: Pick<Merchant, "id" | "walletAddress">,
  { newWallet, oldWalletProof, newWalletProof, origin }: NewWallet,
): Promise<WalletChange | Refusal> {
  if (newWallet === oldWallet) return isThatWallet();
  const wanted = { merchantId: id, oldWallet, newWallet };
  const statement = changeStatement(wanted);
  const proved = await provePurpose(signIn, statement, [
    { ...oldWalletProof, expected: oldWallet, name: "oldWalletProof" },
    { ...newWalletProof, expected: newWallet, name: "newWalletProof" },
  ]);
  if (isRefusal(proved)) return proved;
  const outcome = await changes.announce(wanted, origin);
  const [, newWalletProvedBy] = proved;
  // Before the change is announced the new wallet has no row to note the proof in.
  if (typeof outcome !== "string" && newWalletProvedBy !== undefined)
    await signIn.proofs.note(newWallet, newWalletProvedBy);
  return typeof outcome === "string" ? refuseChange(outcome, newWallet) : outcome;
}

/** Cancels an announced change, by a signature of its old or its new wallet; no session is needed. */
export async function cancelWalletChange(
  { signIn, changes }: ChangeWalletDeps,
  { origin, ...proof }: WalletProof & { readonly origin: RequestOrigin },
): Promise<{ readonly wanted: WalletChangeRequest; readonly change: WalletChange } | Refusal> {
  const message = signIn.parseMessage(proof.message);
  const wanted = parseCancelStatement(message?.statement ?? null);
  if (message === null || wanted === null) return noCancellation(message === null);
  const signer = [wanted.oldWallet, wanted.newWallet].find((each) => each === message.address) ?? wanted.oldWallet;
  const proved = await provePurpose(signIn, cancelStatement(wanted), [{ ...proof, expected: signer, name: null }]);
  if (isRefusal(proved)) return proved;
  const change = await changes.cancel(wanted, origin);
  return typeof change === "string" ? refuseCancel(change) : { wanted, change };
}

function isThatWallet(): Refusal {
  return refuseRequest({ walletAddress: "is your wallet already" });
}

function refuseChange(outcome: Exclude<Awaited<ReturnType<WalletChanges["announce"]>>, WalletChange>, wallet: Address) {
  switch (outcome) {
    case "same":
      return isThatWallet();
    case "taken":
      return refuse(
        "merchant_exists",
        "This wallet is, was, or is about to become another merchant's: take a new one.",
        {
          walletAddress: wallet,
        },
      );
    case "pending":
      return refuse("wallet_change_conflict", "Another change of your wallet is announced: cancel it first, or wait.", {
        reason: "already_announced",
      });
    case "not_current":
      return refuse("wallet_change_conflict", "Your wallet has changed meanwhile: sign in with the new one.", {
        reason: "not_current",
      });
  }
}

function noCancellation(isMalformed: boolean): Refusal {
  return isMalformed
    ? refuseSignIn("message_malformed")
    : refuseSignIn("statement_mismatch", {
        expected: "Cancel the change of the wallet of Lunas merchant mer_… from 0x… to 0x….",
      });
}

function refuseCancel(outcome: "effective" | "none"): Refusal {
  return outcome === "effective"
    ? refuse(
        "wallet_change_conflict",
        "This change has taken effect and cannot be cancelled any more: change the wallet back, or ask the operator.",
        { reason: "already_effective" },
      )
    : refuse("wallet_change_conflict", "No such change is announced.", { reason: "not_announced" });
}
