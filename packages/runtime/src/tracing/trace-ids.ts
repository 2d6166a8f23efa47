import { createHash, randomBytes } from "node:crypto";

export interface TraceIds {
  readonly traceId: string;
  readonly rootSpanId: string;
}

/**
 * The trace of a payment, or of a request without a payment, follows from its id. So separate processes write into one
 * trace, and an operator with the id finds it. The first 16 bytes of the id's SHA-256 are the trace id, the next 8 the
 * root span's id.
 */
export function traceIdsOf(id: string): TraceIds {
  const digest = createHash("sha256").update(id).digest("hex");
  return { traceId: digest.slice(0, 32), rootSpanId: digest.slice(32, 48) };
}

const idBytes = 8;
/** Random bytes are expensive to request and cheap in bulk: enough for a thousand ids at once. */
let pool: Buffer = Buffer.alloc(0);
let used = 0;

export function newSpanId(): string {
  if (used + idBytes > pool.length) {
    pool = randomBytes(1_024 * idBytes);
    used = 0;
  }
  used += idBytes;
  return pool.toString("hex", used - idBytes, used);
}
