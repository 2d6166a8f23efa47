import type { Chain } from "@lunas/catalog/chain";
import type { FoundPayment, PaymentStore } from "../payment/ports";
import { type Refusal, refuse } from "../shared/refusal";
import { judgePayment, needsSafety, settlementOf } from "./judge-payment";
import type { PaymentReference, RefundDeps } from "./refund-deps";

/** A payment that its merchant wants to refund. */
export interface Refundable extends FoundPayment {
  readonly chain: Chain;
  /** Reads the chain where that counts. Null: the payment can be refunded. */
  readonly judge: () => Promise<Refusal | null>;
}

type Deps = Pick<RefundDeps, "chains" | "finality"> & { readonly payments: Pick<PaymentStore, "find"> };

export async function findRefundable(deps: Deps, { scope, id }: PaymentReference): Promise<Refundable | Refusal> {
  const found = await deps.payments.find(scope, id);
  if (found === null) return refuse("payment_not_found", "There is no such payment in this environment.");
  const chain = deps.chains.find(({ chainId }) => chainId === found.payment.chainId);
  if (chain === undefined)
    return refuse("unsupported_network", "The payment's network is not served any more.", {
      network: found.payment.network,
    });
  return { ...found, chain, judge: () => judge(deps, found) };
}

async function judge({ finality }: Deps, { payment }: FoundPayment): Promise<Refusal | null> {
  const settlement = settlementOf(payment);
  if (settlement === null || !needsSafety(payment)) return judgePayment(payment, { heads: null, at: null });
  const [heads, at] = await Promise.all([
    finality.heads(payment.chainId),
    finality.whereabouts(payment.chainId, settlement),
  ]);
  return judgePayment(payment, { heads, at });
}
