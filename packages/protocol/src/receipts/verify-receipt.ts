import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from "jose";
import { LunasError } from "../wire/lunas-error";
import {
  type ReceiptClaims,
  type ReceiptExpectation,
  type ReceiptProblem,
  receiptAlgorithm,
  receiptType,
} from "./receipt-claims";

const compared = ["paymentId", "amount", "to", "resource"] as const;

/**
 * Checks a receipt with the service's public keys and returns its claims. Throws a `LunasError` whose code is a
 * `ReceiptProblem`.
 */
export async function verifyReceipt(
  receipt: string,
  keys: JSONWebKeySet,
  expected: ReceiptExpectation,
): Promise<ReceiptClaims> {
  const claims = await readClaims(receipt, keys, expected.issuer);
  if (claims.environment !== expected.environment) {
    throw wrong(
      "environment_mismatch",
      `the receipt is of the ${claims.environment}, and you expect the ${expected.environment}`,
    );
  }
  for (const name of compared) {
    const [wanted, actual] = [expected[name], claims[name]];
    if (wanted === undefined || isSame(name, wanted, actual)) continue;
    throw wrong("receipt_mismatch", `its ${name} is ${actual}, and you expect ${wanted}`);
  }
  return claims;
}

async function readClaims(receipt: string, keys: JSONWebKeySet, issuer: string): Promise<ReceiptClaims> {
  if (typeof receipt !== "string") throw wrong("receipt_invalid", "it is not a text");
  try {
    const options = { issuer, typ: receiptType, algorithms: [receiptAlgorithm], requiredClaims: ["iat", "paymentId"] };
    const { payload } = await jwtVerify<ReceiptClaims>(receipt, createLocalJWKSet(keys), options);
    return payload;
  } catch (cause) {
    if (cause instanceof errors.JWKSNoMatchingKey) {
      throw wrong("receipt_key_unknown", "the service does not publish the key that signed it", cause);
    }
    throw wrong("receipt_invalid", cause instanceof Error ? cause.message : "it cannot be read", cause);
  }
}

function isSame(name: (typeof compared)[number], wanted: string, actual: string | null): boolean {
  return name === "to" ? wanted.toLowerCase() === actual?.toLowerCase() : wanted === actual;
}

function wrong(code: ReceiptProblem, message: string, cause?: unknown): LunasError {
  return new LunasError(`Refused receipt: ${message}.`, { code, cause });
}
