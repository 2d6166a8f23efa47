import { expectedAmount } from "@lunas/protocol/receipts/expected-rupiah";
import type {
  ReceiptClaims,
  RefundReceiptClaims,
  StatedReceipt,
  StatedRefundReceipt,
} from "@lunas/protocol/receipts/receipt-claims";
import { receiptVerifier } from "@lunas/protocol/receipts/receipt-keys";
import { checkNames } from "@lunas/protocol/wire/check-names";
import { baseUrlOf, environmentOf, sectionOf } from "@lunas/protocol/wire/environment";

interface OfService {
  /** The address of the service that signed it. */
  readonly facilitatorUrl?: string | undefined;
  /** Used instead of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

export interface ExpectedReceipt extends StatedReceipt, OfService {}

export interface ExpectedRefundReceipt extends StatedRefundReceipt, OfService {}

const refundNames = ["environment", "facilitatorUrl", "fetch", "refundId", "paymentId", "rupiah", "to"] as const;
const names = ["environment", "facilitatorUrl", "fetch", "paymentId", "rupiah", "to", "resource"] as const;
const verifiers = new Map<string, ReturnType<typeof receiptVerifier>>();

/** Receipts of payments and refunds: the payer's proof, which needs no key. */
export const receipts = {
  /** Checks a receipt with the service's published keys and returns its claims. Throws `LunasError`, whose code names the problem. */
  async verify(receipt: string, expected: ExpectedReceipt): Promise<ReceiptClaims> {
    const terms = expectedAmount("receipts.verify", expected);
    checkNames("receipts.verify", expected, names);
    const { verifier, ...service } = serviceOf(expected);
    return verifier.verify(receipt, { ...terms, ...service });
  },
  /** The same for the receipt of a refund. */
  async verifyRefund(receipt: string, expected: ExpectedRefundReceipt): Promise<RefundReceiptClaims> {
    const terms = expectedAmount("receipts.verifyRefund", expected);
    checkNames("receipts.verifyRefund", expected, refundNames);
    const { verifier, ...service } = serviceOf(expected);
    return verifier.verifyRefund(receipt, { ...terms, ...service });
  },
};

function serviceOf(expected: ExpectedReceipt | ExpectedRefundReceipt) {
  const named = environmentOf(expected.environment);
  const baseUrl = baseUrlOf(named, expected.facilitatorUrl);
  const verifier = verifierOf(baseUrl, expected.fetch);
  return { verifier, environment: sectionOf(named), issuer: new URL(baseUrl).origin };
}

function verifierOf(baseUrl: string, given: typeof fetch | undefined) {
  if (given !== undefined) return receiptVerifier({ baseUrl, fetch: given, now: Date.now });
  const known = verifiers.get(baseUrl);
  if (known !== undefined) return known;
  const made = receiptVerifier({ baseUrl, fetch: (...request) => fetch(...request), now: Date.now });
  verifiers.set(baseUrl, made);
  return made;
}
