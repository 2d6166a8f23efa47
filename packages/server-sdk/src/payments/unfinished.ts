import { createHash, randomUUID } from "node:crypto";

/** The Idempotency-Keys of gates that ended without an outcome, so that the payer's same header can join its payment again. */
export interface Unfinished {
  /** The key under which this body was asked for before and left open, for one asker; else a new random one. */
  take(body: unknown): string;
  /** The asking ended open. */
  putBack(body: unknown, idempotencyKey: string): void;
}

const MOST = 10_000;

/**
 * A key is handed to one asker only, and never after a success: two who share a key would both be told of the one payment, and
 * both would serve. Lost with the process; the payment then answers `nonce_already_used`, and a webhook tells of it.
 */
export function rememberUnfinished(newKey: () => string = randomUUID): Unfinished {
  const keys = new Map<string, string>();
  return {
    take(body) {
      const id = digestOf(body);
      const key = keys.get(id) ?? newKey();
      keys.delete(id);
      return key;
    },
    putBack(body, key) {
      keys.set(digestOf(body), key);
      const [oldest] = keys.keys();
      if (keys.size > MOST && oldest !== undefined) keys.delete(oldest);
    },
  };
}

function digestOf(body: unknown): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("base64");
}
