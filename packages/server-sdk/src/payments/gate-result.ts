import type { PaymentRecord } from "@lunas/protocol/wire/api";
import { curableCodes } from "@lunas/protocol/wire/curable";
import type { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentRequired, SettlementResponse } from "@lunas/protocol/wire/x402";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";

/** Answer with it as it is: nobody has paid yet. */
export interface GatePaymentRequired {
  readonly result: "paymentRequired";
  readonly status: 402;
  readonly body: PaymentRequired;
  readonly headers: Readonly<Record<string, string>>;
}

/** Serve the content, with these headers. */
export interface GateSettled {
  readonly result: "settled";
  readonly status: 200;
  readonly txHash: string | null;
  readonly payment: PaymentRecord;
  /** Null where a payment was shown by its id. */
  readonly settlement: SettlementResponse | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answer with it as it is: 402 where a new authorization can cure it, 500 where one might pay twice. */
export interface GateFailed {
  readonly result: "failed";
  readonly status: 402 | 500;
  readonly body: GateFailure | (GateFailure & PaymentRequired);
  readonly headers: Readonly<Record<string, string>>;
}

export interface GateFailure {
  readonly error: string;
  readonly code?: string;
  readonly details?: Readonly<Record<string, string>>;
}

export type GateResult = GatePaymentRequired | GateSettled | GateFailed;

/** What a cache must never answer again. */
const uncached = { "Cache-Control": "no-store" };

/** 402 with the requirements in the body and in the header: some clients read the one, some the other. */
export function demand(required: PaymentRequired): GatePaymentRequired {
  const headers = { "PAYMENT-REQUIRED": encodePaymentHeader(required), ...uncached };
  return { result: "paymentRequired", status: 402, body: required, headers };
}

/** Requirements only where the payer may sign anew: never while the outcome is open. */
export function failedGate(failure: LunasError, required: PaymentRequired): GateFailed {
  const { code, message, details, retryAfterSeconds } = failure;
  const told: GateFailure = { error: message, code, details };
  if (curableCodes.includes(code)) {
    const headers = { "PAYMENT-REQUIRED": encodePaymentHeader({ ...required, error: code }), ...uncached };
    return { result: "failed", status: 402, body: { ...required, ...told }, headers };
  }
  const again: Record<string, string> = retryAfterSeconds === null ? {} : { "Retry-After": String(retryAfterSeconds) };
  return { result: "failed", status: 500, body: told, headers: { ...again, ...uncached } };
}
