import type { JSONWebKeySet } from "jose";
import { LunasError } from "../wire/lunas-error";
import type { ReceiptClaims, ReceiptExpectation } from "./receipt-claims";
import { verifyReceipt } from "./verify-receipt";

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
  return async (receipt: string, expected: ReceiptExpectation): Promise<ReceiptClaims> => {
    const keys = await read(keepMs);
    try {
      return await verifyReceipt(receipt, keys, expected);
    } catch (error) {
      if (!(error instanceof LunasError) || error.code !== "receipt_key_unknown") throw error;
      const newest = await read(rereadAfterMs);
      if (newest === keys) throw error;
      return verifyReceipt(receipt, newest, expected);
    }
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
