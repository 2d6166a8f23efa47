import type { ChannelPayload, ChannelRecord, ChargeRecord, ChargeResponse } from "@lunas/protocol/wire/channels";
import type { ChannelRequirements } from "@lunas/protocol/wire/requirements";
import { type Connection, callApi } from "../call-api";
import type { FacilitateInput } from "../payments/facilitate";

/** The body of `POST /facilitate` and `POST /channels/verify` of a channel. */
export interface VoucherInput extends Omit<FacilitateInput, "paymentPayload" | "paymentRequirements"> {
  /** The payer's header, encoded or decoded. */
  readonly paymentPayload: string | ChannelPayload;
  /** The requirements that YOU demanded, never those of the payload. Their amount is the most that the request costs. */
  readonly paymentRequirements: ChannelRequirements;
  /** What is charged, in base units. Left out: all of it. `"0"` charges nothing. */
  readonly charge?: string;
}

/** The answer of `POST /facilitate`, with the header for the payer. */
export interface ChargedVoucher extends ChargeResponse {
  readonly paymentResponse: string;
}

/** The answer of `POST /channels/verify`: until then another voucher of the channel is refused. */
export interface VerifiedVoucher {
  readonly valid: true;
  readonly channel: ChannelRecord;
  readonly reservedUntil: string;
}

/**
 * One request that charges a voucher, makes a deposit with its first charge, or gives back what is unused. Throws `LunasError`. A voucher needs
 * no Idempotency-Key: its repeat gets the stored answer where the first one was not received.
 */
export async function chargeVoucher(
  connection: Connection,
  input: VoucherInput,
  idempotencyKey?: string,
): Promise<ChargedVoucher> {
  const headers: Record<string, string> = idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey };
  const call = { method: "POST", path: "/facilitate", body: input, headers } as const;
  const { body, headers: answered } = await callApi<ChargeResponse>(connection, call);
  return { ...body, paymentResponse: answered.get("payment-response") ?? "" };
}

/**
 * One request that checks a voucher and keeps its channel for 30 seconds. The same voucher renews it; `isNew`: it gets `channel_busy`, as another
 * one would. Throws `LunasError`.
 */
export async function verifyVoucher(
  connection: Connection,
  input: VoucherInput,
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<VerifiedVoucher> {
  const headers: Record<string, string> = isNew ? { "Lunas-Reservation": "new" } : {};
  const call = { method: "POST", path: "/channels/verify", body: input, headers } as const;
  return (await callApi<VerifiedVoucher>(connection, call)).body;
}

/** One request that takes a charge back. A repeat is harmless. Throws `LunasError`. */
export async function voidCharge(connection: Connection, chargeId: string): Promise<ChargeRecord> {
  const path = `/charges/${encodeURIComponent(chargeId)}/void` as const;
  return (await callApi<ChargeRecord>(connection, { method: "POST", path })).body;
}
