import type { FacilitateResponse } from "@lunas/protocol/wire/api";
import type { PaymentRequirements } from "@lunas/protocol/wire/requirements";
import type { PaymentPayload } from "@lunas/protocol/wire/x402";
import { type Connection, callApi } from "../call-api";

/** The body of `POST /facilitate`. */
export interface FacilitateInput {
  /** The payer's header, encoded or decoded. */
  readonly paymentPayload: string | PaymentPayload;
  /** The requirements that YOU demanded, never those of the payload. */
  readonly paymentRequirements: PaymentRequirements;
  readonly resource?: string;
  readonly description?: string;
  /** At most 20 pairs of strings; records and webhooks contain them. */
  readonly metadata?: Readonly<Record<string, string>>;
}

export interface FacilitateOptions {
  /** 1 to 255 characters, new for each order. The same key with the same body gets the same answer. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The success answer, with the header for the payer. */
export interface Facilitated extends FacilitateResponse {
  readonly paymentResponse: string;
  /** Names this success for `payments.giveBack`; undefined in a replay, which shares the success of another request. */
  readonly answerId: string | undefined;
}

/** One request to `POST /facilitate`: verifies and settles. Throws `LunasError`; `settlement_pending` is no failure. */
export async function facilitate(
  connection: Connection,
  input: FacilitateInput,
  { idempotencyKey, signal }: FacilitateOptions = {},
): Promise<Facilitated> {
  const { body, headers } = await callApi<FacilitateResponse>(connection, {
    method: "POST",
    path: "/facilitate",
    body: input,
    headers: idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey },
    signal,
  });
  const answerId = headers.get("lunas-answer-id") ?? undefined;
  return { ...body, answerId, paymentResponse: headers.get("payment-response") ?? "" };
}
