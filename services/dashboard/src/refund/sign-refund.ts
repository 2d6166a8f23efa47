import { Problem } from "../api/problem";
import type { ChainConfig, CreateRefundRequest, PaymentRecord, RefundPreparation } from "../api/schemas";
import { wrongField } from "./check-preparation";
import type { RefundWallet } from "./refund-wallet";

export type RefundStep = "preparing" | "connecting" | "approving" | "signing" | "sending";

export interface RefundTerms {
  readonly payment: PaymentRecord;
  /** Of `GET /config`, for the payment's network. */
  readonly chain: ChainConfig;
  /** Base units. */
  readonly amount: string;
  /** Empty: none. */
  readonly reason: string;
  /** Approves Permit2 for later refunds, too. */
  readonly approveForLater: boolean;
}

export interface SignRefundDeps {
  readonly wallet: RefundWallet;
  /** `POST /payments/:id/refunds/prepare`. */
  readonly prepare: (amount: string) => Promise<RefundPreparation>;
  readonly onStep: (step: RefundStep) => void;
  readonly now: () => number;
}

const unlimited = 2n ** 256n - 1n;

/**
 * Prepares a refund, checks it, and has the wallet sign it, after the approval of Permit2 where that is missing. Moves no
 * money of the refund: the request that it returns does. Throws `Problem`; `refund_data_wrong` before the wallet is asked.
 */
export async function signRefund(terms: RefundTerms, deps: SignRefundDeps): Promise<CreateRefundRequest> {
  const { amount, reason, payment, chain } = terms;
  const { wallet, onStep } = deps;
  onStep("preparing");
  const first = await checkedPreparation(terms, deps);
  onStep("connecting");
  await wallet.prepare(payment.to, chain);
  const preparation = first.approval.approved ? first : await approved(first, terms, deps);
  onStep("signing");
  const signature = await wallet.sign(preparation.typedData);
  const { permit2Authorization } = preparation;
  return { amount, ...(reason !== "" && { reason }), payload: { permit2Authorization, signature } };
}

/** The deadline of the first preparation may pass while the approval is mined: the refund is prepared again. */
async function approved(
  first: RefundPreparation,
  terms: RefundTerms,
  deps: SignRefundDeps,
): Promise<RefundPreparation> {
  const { token, spender } = first.approval;
  deps.onStep("approving");
  await deps.wallet.approve({ token, spender, amount: terms.approveForLater ? unlimited : BigInt(terms.amount) });
  deps.onStep("preparing");
  const preparation = await checkedPreparation(terms, deps);
  if (preparation.approval.approved) return preparation;
  throw new Problem({ code: "approval_pending", status: 0, message: "The approval is not seen on the chain yet." });
}

async function checkedPreparation(terms: RefundTerms, { prepare, now }: SignRefundDeps): Promise<RefundPreparation> {
  const { payment, chain, amount } = terms;
  const preparation = await prepare(amount);
  const field = wrongField(preparation, { payment, chain, amount, nowMs: now() });
  if (field === null) return preparation;
  const message = "The data to sign is not the refund that was asked for.";
  throw new Problem({ code: "refund_data_wrong", status: 0, message, details: { field } });
}
