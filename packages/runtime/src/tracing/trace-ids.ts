import { createHash, randomBytes } from "node:crypto";

export interface TraceIds {
  readonly traceId: string;
  readonly rootSpanId: string;
}

/**
 * The trace of a payment, or of a request that none came of, follows from its id: processes that know the id and nothing
 * of each other write into one trace, and whoever has the id finds it. The first 16 bytes of the id's SHA-256 name the
 * trace, the next 8 its root.
 */
export function traceIdsOf(id: string): TraceIds {
  const digest = createHash("sha256").update(id).digest("hex");
  return { traceId: digest.slice(0, 32), rootSpanId: digest.slice(32, 48) };
}

const idBytes = 8;
/** Random bytes are dear to ask for and cheap to have: what a thousand ids take, at once. */
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
