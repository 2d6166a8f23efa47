import type { ApprovalTransaction } from "@lunas/domain/payment/sponsorship/approval";
import type { Hex } from "@lunas/domain/shared/hex";
import { chain, idrx, payerWallet } from "./defaults";
import { hashOf } from "./numbered";

/** A payer's `approve(Permit2, 2^256-1)` that no bound has anything against. */
export function anApproval(overrides: Partial<ApprovalTransaction> = {}): ApprovalTransaction {
  const spender = chain.contracts.permit2.slice(2).toLowerCase().padStart(64, "0");
  const data: Hex = `0x095ea7b3${spender}${"f".repeat(64)}`;
  return {
    raw: "0x02c0",
    hash: hashOf(0xa99),
    type: 2,
    chainId: BigInt(chain.chainId),
    signer: payerWallet,
    to: idrx,
    valueWei: 0n,
    data,
    accessListLength: 0,
    nonce: 0,
    gasLimit: 70_000n,
    maxFeePerGasWei: 2_000_000_000n,
    ...overrides,
  };
}
