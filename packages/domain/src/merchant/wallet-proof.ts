import type { Address, Chain } from "@lunas/catalog/chain";
import { chains, chainsOf } from "@lunas/catalog/chains";
import type { NewAuditEntry } from "../operations/audit-entry";
import { type Refusal, refuse } from "../shared/refusal";

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
function provedChainIds(wallet: ProvedWallet | undefined): readonly number[] {
  return wallet === undefined || wallet.chainIds.length === 0 ? [defaultProvedChain.chainId] : wallet.chainIds;
}

/** The part of a payee that shows where it may be paid. */
interface ProvenPayee {
  readonly provedWallets?: readonly ProvedWallet[];
}

/**
 * The refusal of a payment to a wallet that has not proved itself on a production chain: its owner on one chain need not
 * own the same address on another. The sandbox has play money and needs no proof.
 */
export function refuseUnproved({ provedWallets }: ProvenPayee, payee: Address, chain: Chain): Refusal | null {
  if (chain.environment !== "production") return null;
  const wallet = provedWallets?.find(({ address }) => address === payee);
  if (isProvedOn(wallet, chain.chainId)) return null;
  const proved = provedChainIds(wallet);
  const expected = chains.filter(({ chainId }) => proved.includes(chainId)).map(({ caip2Network }) => caip2Network);
  return refuse(
    "unsupported_network",
    "The payee's wallet has not proved that it is the merchant's on this network: its owner signs in with the wallet's key, or proves its contract at POST /merchant/wallet/proofs.",
    { reason: "payee_not_proved", network: chain.caip2Network, expected: expected.join(", ") },
  );
}
