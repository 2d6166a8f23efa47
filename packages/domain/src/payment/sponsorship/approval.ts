import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "../../shared/hex";

/** A payer's signed transaction, decoded; not checked yet. */
export interface ApprovalTransaction {
  readonly raw: Hex;
  readonly hash: Hex;
  /** EIP-2718: 2 is EIP-1559. */
  readonly type: number;
  readonly chainId: bigint;
  /** Recovered from the signature. */
  readonly signer: Address;
  /** Null: it creates a contract. */
  readonly to: Address | null;
  readonly valueWei: bigint;
  readonly data: Hex;
  readonly accessListLength: number;
  readonly nonce: number;
  readonly gasLimit: bigint;
  readonly maxFeePerGasWei: bigint;
}

/** The content of a payload's `erc20ApprovalGasSponsoring`. */
export interface ApprovalOffer {
  readonly from: Address | null;
  readonly asset: Address | null;
  readonly spender: Address | null;
  /** Null: the bytes are no signed transaction. */
  readonly transaction: ApprovalTransaction | null;
}

const approveSelector = "0x095ea7b3"; // approve(address,uint256)
const exactLength = 2 + 2 * (4 + 32 + 32);

/** Spender and amount of an exact `approve` call; null for any other calldata, even with one byte more. */
export function readApproval(data: Hex): { readonly spender: string; readonly amount: bigint } | null {
  const text = data.toLowerCase();
  if (text.length !== exactLength || !text.startsWith(`${approveSelector}${"0".repeat(24)}`)) return null;
  return { spender: `0x${text.slice(34, 74)}`, amount: BigInt(`0x${text.slice(74)}`) };
}
