import type { JSONWebKeySet } from "jose";
import { LunasError } from "../wire/lunas-error";
import type { ReceiptExpectation, RefundReceiptExpectation } from "./receipt-claims";
import { verifyReceipt, verifyRefundReceipt } from "./verify-receipt";

export interface ReceiptVerifierDeps {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

const keysPath = "/.well-known/jwks.json";
const keepMs = 3_600_000;
/** A receipt with an invented key id must not make a request each time. */
const rereadAfterMs = 30_000;
const timeoutMs = 10_000;

/** Verifies receipts of one service with its published keys, which it keeps for an hour. */
export function receiptVerifier({ baseUrl, fetch: send, now }: ReceiptVerifierDeps) {
  let kept: { readonly keys: Promise<JSONWebKeySet>; readonly atMs: number } | null = null;
  const read = (olderThanMs: number) => {
    if (kept !== null && now() - kept.atMs <= olderThanMs) return kept.keys;
    const keys = fetchKeys(send, baseUrl);
    kept = { keys, atMs: now() };
    keys.catch(() => {
      if (kept?.keys === keys) kept = null;
    });
    return keys;
  };
  const withKeys = async <T>(verify: (keys: JSONWebKeySet) => Promise<T>): Promise<T> => {
    const keys = await read(keepMs);
    try {
      return await verify(keys);
    } catch (error) {
      if (!(error instanceof LunasError) || error.code !== "receipt_key_unknown") throw error;
      const newest = await read(rereadAfterMs);
      if (newest === keys) throw error;
      return verify(newest);
    }
  };
  return {
    verify: (receipt: string, expected: ReceiptExpectation) =>
      withKeys((keys) => verifyReceipt(receipt, keys, expected)),
    verifyRefund: (receipt: string, expected: RefundReceiptExpectation) =>
      withKeys((keys) => verifyRefundReceipt(receipt, keys, expected)),
  };
}

async function fetchKeys(send: typeof fetch, baseUrl: string): Promise<JSONWebKeySet> {
  try {
    const response = await send(`${baseUrl}${keysPath}`, {
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return (await response.json()) as JSONWebKeySet;
    throw new Error(`HTTP status ${response.status}`);
  } catch (cause) {
    throw new LunasError(`Could not read the keys of receipts from ${baseUrl}.`, { code: "unreachable", cause });
  }
}
