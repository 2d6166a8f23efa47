import { isRefusal, type Refusal } from "../shared/refusal";
import type { Claim } from "./claim";
import type { Unknown } from "./facts";
import { type Facts, finiteAllowance } from "./facts";
import type { JoinedPayment } from "./join";
import type { ChainReader, PayerFunds, PaymentStore } from "./ports";
import type { StoredPayment } from "./stored-payment";

/** Payments of a payer above this number count in full. */
const pendingLimit = 256;

/**
 * Whether a refusal may be caused by a payment that was counted twice: it had left the balance, and the rows did not
 * show that yet. Then the chain's balance is enough, and only payments in flight reduce it.
 */
export function mayCountTwice(
  answer: StoredPayment | JoinedPayment | Unknown | Refusal,
  claim: Claim,
  { chain }: Facts,
): answer is Refusal {
  if (!isRefusal(answer)) return false;
  if (answer.refused !== "insufficient_balance" && answer.refused !== "no_permit2_approval") return false;
  const { amount } = claim.authorization;
  const allowance = finiteAllowance(chain);
  return chain.balance >= amount && (allowance === null || allowance >= amount);
}

interface Deps {
  readonly payments: Pick<PaymentStore, "pendingOf" | "noteUsed">;
  readonly chain: Pick<ChainReader, "readPayerFunds">;
}

/**
 * Reads the facts again and counts every payment of the payer once: balance, allowance and the used nonces of payments
 * in flight come from one block. Only a refusal costs these round trips.
 */
export async function reCheckFacts({ payments, chain }: Deps, claim: Claim, facts: Facts): Promise<Facts> {
  const { from: payer, token } = claim.authorization;
  const { chainId, contracts } = claim.chain;
  const payerFunds: PayerFunds = { chainId, permit2: contracts.permit2, payer, token };
  const pending = await payments.pendingOf(payerFunds, pendingLimit);
  const { used, ...read } = await chain.readPayerFunds(
    claim.chain,
    payerFunds,
    pending.map(({ nonce }) => nonce),
  );
  const spent = pending.filter((_, index) => used[index] === true).map(({ id }) => id);
  const payerInFlight = await payments.noteUsed(payerFunds, spent, read.block.number);
  return { ...facts, chain: { ...facts.chain, ...read }, store: { ...facts.store, stored: null, payerInFlight } };
}
