import type { Address } from "@lunas/catalog/chain";
import { chainsOf } from "@lunas/catalog/chains";
import type { NewAuditEntry } from "../operations/audit-entry";

/** How an account signed: with its key, which is valid on every chain, or by its code on one production chain (EIP-1271). */
export type ProvedBy = { readonly kind: "key" } | { readonly kind: "code"; readonly chainId: number };

/** The stored proofs of a merchant's wallet. */
export interface ProvedWallet {
  readonly address: Address;
  readonly byKey: boolean;
  /** The production chains on which its code accepted a signature. Empty: none is stored. */
  readonly chainIds: readonly number[];
}

export interface WalletProofs {
  /**
   * Stores the proof of a sign-in. False, and nothing is stored: the wallet's code is known on other chains only. A
   * wallet of no merchant has no stored proofs: true.
   */
  note(wallet: Address, provedBy: ProvedBy): Promise<boolean>;
  /** Adds a chain to a wallet that signed in before, with the audit entry; returns all proofs of the wallet. */
  add(wallet: Address, provedBy: ProvedBy, entry: NewAuditEntry): Promise<ProvedWallet>;
}

/** The chain whose code a sign-in asks, and the only one shipped before proofs were stored. */
export const defaultProvedChain = chainsOf("production")[0];

/** Whether a wallet may receive payments on a production chain. Without a stored proof: on the default chain only. */
export function isProvedOn(wallet: ProvedWallet | undefined, chainId: number): boolean {
  return wallet?.byKey === true || provedChainIds(wallet).includes(chainId);
}

/** Where a wallet that never signed with a key may be paid. */
export function provedChainIds(wallet: ProvedWallet | undefined): readonly number[] {
  return wallet === undefined || wallet.chainIds.length === 0 ? [defaultProvedChain.chainId] : wallet.chainIds;
}
