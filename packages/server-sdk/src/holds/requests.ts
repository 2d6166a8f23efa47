import type { FacilitateResponse, HoldRecord } from "@lunas/protocol/wire/api";
import type { UptoRequirements } from "@lunas/protocol/wire/requirements";
import type { UptoPayload } from "@lunas/protocol/wire/x402";
import { type Connection, callApi } from "../call-api";
import type { Facilitated, FacilitateInput, FacilitateOptions } from "../payments/facilitate";

/** The body of `POST /holds`. */
export interface HoldInput extends Omit<FacilitateInput, "paymentPayload" | "paymentRequirements"> {
  /** The payer's header, encoded or decoded. */
  readonly paymentPayload: string | UptoPayload;
  /** The requirements that YOU demanded, never those of the payload. Their amount is the maximum. */
  readonly paymentRequirements: UptoRequirements;
}

/** One request to `POST /holds`. Throws `LunasError`. */
export async function createHold(
  connection: Connection,
  input: HoldInput,
  { idempotencyKey, signal }: FacilitateOptions = {},
): Promise<HoldRecord> {
  const headers: Record<string, string> = idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey };
  return (await callApi<HoldRecord>(connection, { method: "POST", path: "/holds", body: input, headers, signal })).body;
}

/** One request to capture, in base units. Throws `LunasError`; `settlement_pending` is no failure. */
export async function captureHold(connection: Connection, holdId: string, amount: string): Promise<Facilitated> {
  const call = { method: "POST", path: `${holdPath(holdId)}/capture`, body: { amount } } as const;
  const { body, headers } = await callApi<FacilitateResponse>(connection, call);
  const answerId = headers.get("lunas-answer-id") ?? undefined;
  return { ...body, answerId, paymentResponse: headers.get("payment-response") ?? "" };
}

/** One request to release. A repeat is harmless. Throws `LunasError`. */
export async function releaseHold(connection: Connection, holdId: string): Promise<HoldRecord> {
  return (await callApi<HoldRecord>(connection, { method: "POST", path: `${holdPath(holdId)}/release` })).body;
}

export function holdPath(holdId: string): `/holds/${string}` {
  return `/holds/${encodeURIComponent(holdId)}`;
}
