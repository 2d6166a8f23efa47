import type { SponsorshipPolicy } from "@lunas/catalog/chain";
import type { Claim } from "../claim";
import type { SponsoringFacts } from "../facts";
import { type ApprovalTransaction, readApproval } from "./approval";

/** Why an approval is not sponsored; one word for each bound. */
export type ApprovalFault =
  | "not_offered"
  | "undecodable"
  | "transaction_type"
  | "chain_id"
  | "signer"
  | "info_mismatch"
  | "target"
  | "calldata"
  | "spender"
  | "amount"
  | "value"
  | "access_list"
  | "gas_limit"
  | "fee_above_ceiling"
  | "payer_has_code"
  | "nonce"
  | "pending_transactions"
  | "fee_too_low"
  | "fee_too_high";

/**
 * Base fees rise by at most an eighth per block: below 1.25 times, two full blocks could make the approval too cheap.
 */
const lowestFeePercent = 125n;
const highestFeeFactor = 3n;

/** The fault of the offered approval by itself, or null. Needs no chain read. */
export function faultOfApproval(claim: Claim): ApprovalFault | null {
  const { chain, approval, authorization } = claim;
  const policy = chain.sponsorship;
  if (policy === null) return "not_offered";
  const transaction = approval?.transaction ?? null;
  if (transaction === null) return "undecodable";
  if (transaction.type !== 2) return "transaction_type";
  if (transaction.chainId !== BigInt(chain.chainId)) return "chain_id";
  if (transaction.signer !== authorization.from) return "signer";
  if (!infoAgrees(claim)) return "info_mismatch";
  if (transaction.to !== authorization.token) return "target";
  return faultOfCall(claim, transaction) ?? faultOfPrice(claim, policy, transaction);
}

/** The payload's fields about the transaction match the transaction. */
function infoAgrees({ approval, authorization, chain }: Claim): boolean {
  const said = [approval?.from, approval?.asset, approval?.spender];
  const meant = [authorization.from, authorization.token, chain.contracts.permit2];
  return said.every((each, index) => each === undefined || each === null || each === meant[index]);
}

function faultOfCall({ chain, authorization }: Claim, transaction: ApprovalTransaction): ApprovalFault | null {
  const call = readApproval(transaction.data);
  if (call === null) return "calldata";
  if (call.spender !== chain.contracts.permit2.toLowerCase()) return "spender";
  if (call.amount < authorization.amount) return "amount";
  if (transaction.valueWei !== 0n) return "value";
  return transaction.accessListLength === 0 ? null : "access_list";
}

function faultOfPrice(
  { chain }: Claim,
  { maxGas }: SponsorshipPolicy,
  transaction: ApprovalTransaction,
): ApprovalFault | null {
  if (transaction.gasLimit > maxGas) return "gas_limit";
  return transaction.maxFeePerGasWei > chain.settlement.feeCeilingWei ? "fee_above_ceiling" : null;
}

/** The fault that the chain shows for an otherwise valid approval, or null. */
export function faultOnChain(
  transaction: ApprovalTransaction,
  facts: SponsoringFacts,
  payerHasCode: boolean,
): ApprovalFault | null {
  if (payerHasCode) return "payer_has_code";
  if (transaction.nonce !== facts.payerNonce) return "nonce";
  if (facts.payerPendingNonce !== facts.payerNonce) return "pending_transactions";
  if (transaction.maxFeePerGasWei * 100n < facts.baseFeeWei * lowestFeePercent) return "fee_too_low";
  return transaction.maxFeePerGasWei > facts.currentFeeWei * highestFeeFactor ? "fee_too_high" : null;
}
