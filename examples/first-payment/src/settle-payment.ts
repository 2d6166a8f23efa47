import { randomUUID } from "node:crypto";
import type { Answer, Lunas } from "./call-lunas";
import { Failure } from "./failure";
import { FacilitateResponse } from "./lunas-formats";
import { parse } from "./parse";
import type { PaymentRequirements } from "./x402-formats";

export interface PaymentToSettle {
  /** The payer's header, decoded. */
  readonly paymentPayload: unknown;
  /** What this merchant demanded, never what the payer says it was. */
  readonly paymentRequirements: PaymentRequirements;
  readonly resource: string;
  readonly description: string;
}

export interface SettleDeps {
  readonly lunas: Pick<Lunas, "ask">;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const giveUpAfterMs = 90_000;

/**
 * The merchant's call to `POST /facilitate`. While the outcome is open it asks again, with the same body under the same
 * Idempotency-Key: that waits for the one transaction and never sends a second. Throws the service's refusal.
 */
export async function settlePayment(
  { lunas, sleep }: SettleDeps,
  apiKey: string,
  payment: PaymentToSettle,
): Promise<Answer<FacilitateResponse>> {
  const headers = { "X-API-Key": apiKey, "Idempotency-Key": randomUUID() };
  const call = { method: "POST", path: "/facilitate", body: payment, headers } as const;
  const startedAtMs = Date.now();
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await lunas.ask(call, (value) => parse(FacilitateResponse, value));
    } catch (error) {
      const isOver = Date.now() - startedAtMs > giveUpAfterMs;
      if (isOver || !(error instanceof Failure) || !isOpen(error, attempts)) throw error;
      await sleep(waitOf(error));
    }
  }
}

/** Neither a success nor a refusal: the payment may go through yet. */
function isOpen({ facts: { code, details } }: Failure, attempts: number): boolean {
  if (code === "settlement_pending" || code === "unreachable") return true;
  // After a lost connection the place of the first request is free within seconds.
  return code === "nonce_already_used" && details?.status === "pending" && attempts > 1;
}

function waitOf({ facts }: Failure): number {
  const seconds = Number(facts.details?.retryAfterSeconds ?? 1);
  return Math.min(10, Math.max(1, seconds)) * 1_000;
}
