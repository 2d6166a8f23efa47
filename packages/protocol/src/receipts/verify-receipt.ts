import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from "jose";
import { LunasError } from "../wire/lunas-error";
import {
  type ReceiptClaims,
  type ReceiptExpectation,
  type ReceiptProblem,
  type RefundReceiptClaims,
  type RefundReceiptExpectation,
  receiptAlgorithm,
  receiptType,
  refundReceiptType,
} from "./receipt-claims";

/** The claims that are compared where a value is expected. */
const ofPayments = ["paymentId", "amount", "to", "resource"] as const;
const ofRefunds = ["refundId", "paymentId", "amount", "to"] as const;

/**
 * Checks a receipt with the service's public keys and returns its claims. Throws a `LunasError` whose code is a
 * `ReceiptProblem`.
 */
export async function verifyReceipt(
  receipt: string,
  keys: JSONWebKeySet,
  expected: ReceiptExpectation,
): Promise<ReceiptClaims> {
  const read = { issuer: expected.issuer, typ: receiptType, requiredClaims: ["iat", "paymentId"] };
  const claims = await readClaims<ReceiptClaims>(receipt, keys, read);
  checkEnvironment(claims, expected);
  for (const name of ofPayments) compare(name, expected[name], claims[name]);
  return claims;
}

/** The same for the receipt of a refund. */
export async function verifyRefundReceipt(
  receipt: string,
  keys: JSONWebKeySet,
  expected: RefundReceiptExpectation,
): Promise<RefundReceiptClaims> {
  const read = { issuer: expected.issuer, typ: refundReceiptType, requiredClaims: ["iat", "paymentId", "refundId"] };
  const claims = await readClaims<RefundReceiptClaims>(receipt, keys, read);
  checkEnvironment(claims, expected);
  for (const name of ofRefunds) compare(name, expected[name], claims[name]);
  return claims;
}

interface ReadOptions {
  readonly issuer: string;
  readonly typ: string;
  readonly requiredClaims: string[];
}

async function readClaims<T extends object>(receipt: string, keys: JSONWebKeySet, options: ReadOptions): Promise<T> {
  if (typeof receipt !== "string") throw wrong("receipt_invalid", "it is not a text");
  try {
    const how = { ...options, algorithms: [receiptAlgorithm] };
    return (await jwtVerify<T>(receipt, createLocalJWKSet(keys), how)).payload;
  } catch (cause) {
    if (cause instanceof errors.JWKSNoMatchingKey) {
      throw wrong("receipt_key_unknown", "the service does not publish the key that signed it", cause);
    }
    throw wrong("receipt_invalid", cause instanceof Error ? cause.message : "it cannot be read", cause);
  }
}

type OfEnvironment = Pick<ReceiptClaims, "environment">;

function checkEnvironment(claims: OfEnvironment, expected: OfEnvironment): void {
  if (claims.environment === expected.environment) return;
  throw wrong(
    "environment_mismatch",
    `the receipt is of the ${claims.environment}, and you expect the ${expected.environment}`,
  );
}

function compare(name: string, wanted: string | undefined, actual: string | null): void {
  const isSame = name === "to" ? wanted?.toLowerCase() === actual?.toLowerCase() : wanted === actual;
  if (wanted === undefined || isSame) return;
  throw wrong("receipt_mismatch", `its ${name} is ${actual}, and you expect ${wanted}`);
}

function wrong(code: ReceiptProblem, message: string, cause?: unknown): LunasError {
  return new LunasError(`Refused receipt: ${message}.`, { code, cause });
}
