import type { Fault } from "./failing-facilitator";

/** How a call ends: with the goods, or with an error. */
export type Ending = "served" | { readonly code: string };

export const serviceError = (status: number, code: string, details: Readonly<Record<string, string>> = {}): Fault => ({
  status,
  body: { error: { code, message: `It is ${code}.`, details } },
});
const demand: Fault = { status: 402, body: { x402Version: 2, accepts: [{ scheme: "exact" }] } };

export interface Way {
  readonly faults: readonly Fault[];
  /** Nothing of the service can be reached after the settlement. */
  readonly isAway?: boolean;
  /** How the first call ends: `served`, or its error. */
  readonly first: Ending;
  /** How the next calls end, with the same process of the shop. */
  readonly later?: Ending;
}

/** The ways in which a facilitator fails after it has settled, and the one in which it does not. */
export const sevenWays: Readonly<Record<string, Way>> = {
  "accepts, then times out": { faults: ["lose"], first: "served" },
  "5xx after the settlement": { faults: [{ status: 502, body: "Bad Gateway" }], first: "served" },
  "a second 402": { faults: [demand], first: "served" },
  "a slow answer": { faults: [serviceError(504, "settlement_pending", { paymentId: "pay_1" })], first: "served" },
  "the look-up is unavailable too": {
    faults: [serviceError(500, "internal_error", { retryAfterSeconds: "999" })],
    isAway: true,
    first: { code: "settlement_pending" },
    later: "served",
  },
  "declared safe to try again": {
    faults: [serviceError(402, "payment_mismatch", { safeToRetry: "true" })],
    first: { code: "payment_mismatch" },
    later: { code: "shop_failed" },
  },
  "declared failed": {
    faults: [serviceError(422, "tx_failed", { safeToRetry: "true" })],
    // The client looks at the chain before it believes it.
    first: { code: "shop_failed" },
    later: { code: "shop_failed" },
  },
  clean: { faults: [], first: "served" },
};
