import type { Chain } from "@lunas/catalog/chain";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import type { WaitingClient } from "@lunas/domain/payment/facilitated";
import { type Refusal, refuse } from "@lunas/domain/shared/refusal";
import type { ChannelBody } from "@lunas/protocol/api/channel-body";
import type { ChargeResponse } from "@lunas/protocol/api/charge-response";
import type { RequestContext } from "../../http/context";
import type { RefusalToSend } from "../../http/problem";
import type { Answer } from "../../http/route";

/** A payment by a channel, parsed and authenticated. */
export interface ChannelRequest {
  readonly body: ChannelBody;
  readonly caller: Authenticated;
  readonly chain: Chain;
  readonly idempotencyKey: string | undefined;
  readonly context: RequestContext;
  readonly client: WaitingClient;
}

export type ChannelAnswer = Answer<200, ChargeResponse> | RefusalToSend;

/** One way to pay by a channel. */
export type PayByChannel = (request: ChannelRequest) => Promise<ChannelAnswer>;

/** By the type of the payload. Null: this service does not have it. */
export interface ChannelPayments {
  readonly voucher: PayByChannel | null;
  readonly deposit: PayByChannel | null;
  readonly refund: PayByChannel | null;
}

/** Nothing of a channel is served. */
export const noChannels: ChannelPayments = { voucher: null, deposit: null, refund: null };

/** The way of `POST /facilitate` with scheme `batch-settlement`. */
export async function payByChannel(payments: ChannelPayments, request: ChannelRequest): Promise<ChannelAnswer> {
  const pay = payments[request.body.paymentPayload.payload.type];
  return servesChannels(request.chain) && pay !== null ? pay(request) : unservedScheme();
}

export function servesChannels({ channels, contracts }: Chain): boolean {
  return channels !== null && contracts.x402Channels !== null;
}

export function unservedScheme(): Refusal {
  return refuse("payment_mismatch", "The scheme batch-settlement is not served on this network.", { field: "scheme" });
}
