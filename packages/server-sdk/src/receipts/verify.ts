import type { ReceiptClaims, ReceiptExpectation } from "@lunas/protocol/receipts/receipt-claims";
import { type ReceiptVerifierDeps, receiptVerifier } from "@lunas/protocol/receipts/receipt-keys";
import { checkNames } from "@lunas/protocol/wire/check-names";
import { type EnvironmentName, environmentOf, sectionOf } from "@lunas/protocol/wire/environment";

export interface ExpectedReceipt extends Omit<ReceiptExpectation, "environment" | "issuer"> {
  /** The environment whose receipts you accept: play money must not pass for real money. */
  readonly environment: EnvironmentName;
  /** Default: the address of the service that this library uses. */
  readonly issuer?: string | undefined;
}

const names = ["environment", "issuer", "paymentId", "amount", "to", "resource"] as const;

/** `receipts.verify` of a service; it keeps the service's public keys for an hour. */
export function receiptsOf(deps: ReceiptVerifierDeps) {
  const verify = receiptVerifier(deps);
  return async (receipt: string, expected: ExpectedReceipt): Promise<ReceiptClaims> => {
    checkNames("receipts.verify", expected, names);
    const environment = sectionOf(environmentOf(expected.environment));
    return verify(receipt, { ...expected, environment, issuer: expected.issuer ?? new URL(deps.baseUrl).origin });
  };
}
