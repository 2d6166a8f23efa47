import { expectedAmount } from "@lunas/protocol/receipts/expected-rupiah";
import type {
  ReceiptClaims,
  RefundReceiptClaims,
  StatedReceipt,
  StatedRefundReceipt,
} from "@lunas/protocol/receipts/receipt-claims";
import { type ReceiptVerifierDeps, receiptVerifier } from "@lunas/protocol/receipts/receipt-keys";
import { checkNames } from "@lunas/protocol/wire/check-names";
import { environmentOf, sectionOf } from "@lunas/protocol/wire/environment";

interface OfService {
  /** Default: the address of the service that this library uses. */
  readonly issuer?: string | undefined;
}

export interface ExpectedReceipt extends StatedReceipt, OfService {}

export interface ExpectedRefundReceipt extends StatedRefundReceipt, OfService {}

export interface ReceiptsApi {
  /** Checks a receipt with the service's published keys and returns its claims. Throws `LunasError`, whose code names the problem. */
  verify(receipt: string, expected: ExpectedReceipt): Promise<ReceiptClaims>;
  /** The same for the receipt of a refund. */
  verifyRefund(receipt: string, expected: ExpectedRefundReceipt): Promise<RefundReceiptClaims>;
}

const names = ["environment", "issuer", "paymentId", "rupiah", "to", "resource"] as const;
const refundNames = ["environment", "issuer", "refundId", "paymentId", "rupiah", "to"] as const;

/** `receipts` of a service; it keeps the service's public keys for an hour. */
export function receiptsApi(deps: ReceiptVerifierDeps): ReceiptsApi {
  const verifier = receiptVerifier(deps);
  type Expected = ExpectedReceipt | ExpectedRefundReceipt;
  const serviceOf = ({ environment, issuer = new URL(deps.baseUrl).origin }: Expected) => ({
    environment: sectionOf(environmentOf(environment)),
    issuer,
  });
  return {
    verify: async (receipt, expected) => {
      const terms = expectedAmount("receipts.verify", expected);
      checkNames("receipts.verify", expected, names);
      return verifier.verify(receipt, { ...terms, ...serviceOf(expected) });
    },
    verifyRefund: async (receipt, expected) => {
      const terms = expectedAmount("receipts.verifyRefund", expected);
      checkNames("receipts.verifyRefund", expected, refundNames);
      return verifier.verifyRefund(receipt, { ...terms, ...serviceOf(expected) });
    },
  };
}
