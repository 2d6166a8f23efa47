import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { aStoredPayment } from "./a-stored-payment";

/** What the settler reads of a payment. */
export function orderOf(payment: StoredPayment, ageMs = 0): SettlementOrder {
  const { authorization } = payment;
  return {
    paymentId: payment.id,
    kind: authorization.kind,
    terms: authorization.terms,
    onlySender: null,
    asset: authorization.token,
    permit2: payment.permit2,
    payer: authorization.from,
    payTo: payment.payTo,
    amount: authorization.amount,
    nonce: authorization.nonce,
    deadlineSeconds: authorization.deadlineSeconds,
    validAfterSeconds: authorization.validAfterSeconds,
    signature: authorization.signature,
    checkedAtBlock: payment.checkedAtBlock,
    payerHasCode: false,
    failedIn: null,
    ageMs,
    sponsorship: null,
  };
}

/** The order of a fresh payment. */
export function anOrder(overrides: Partial<SettlementOrder> = {}): SettlementOrder {
  return { ...orderOf(aStoredPayment()), ...overrides };
}
