import type { Chain } from "@lunas/catalog/chain";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import { isRefusal } from "@lunas/domain/shared/refusal";
import type { Signal } from "@lunas/domain/shared/signal";
import { hashBody } from "@lunas/protocol/api/hash-body";
import type { StockChannelPart, X402ChannelRequest } from "@lunas/protocol/x402/channel-facade";
import type { RequestContext } from "../../../http/context";
import type { X402Deps } from "../deps";
import { notSettled } from "./answers";
import { settleClaim } from "./settle-claim";
import { settleDeposit } from "./settle-deposit";
import { settlePayout } from "./settle-payout";
import { settleRefund } from "./settle-refund";
import type { SettleAnswer } from "./settle-type";
import type { ShopRequest } from "./settling";

/** The longest time to hold a connection for the outcome of a transaction. */
const waitMs = 300_000;

export interface SettleChannel {
  readonly body: X402ChannelRequest;
  readonly caller: Authenticated;
  readonly chain: Chain;
  readonly signal: Signal;
  readonly holdOpen: () => void;
  readonly context: RequestContext;
  /** Takes what is to be called with whether the answer was written completely. */
  readonly onDelivered: (report: (isWritten: boolean) => void) => void;
}

/**
 * A deposit of a payer, or what a stock server makes of its own books: a claim, a payout, a refund. Once it is stored, the answer is
 * held open until the outcome is proven.
 */
export async function settleChannel(deps: X402Deps, request: SettleChannel): Promise<SettleAnswer> {
  const { body, chain } = request;
  const { payload } = body.paymentPayload;
  const names = namesOf(body);
  const settle = settlerOf(payload);
  if (settle === null)
    return notSettled("invalid_batch_settlement_evm_payload_type", "A payload of this type is not settled.", names);
  const { settling } = deps.channelFace;
  const isServed = payload.type === "deposit" ? settling.deposit !== null : settling.actions !== null;
  if (deps.channelsOn(chain) === null || !isServed)
    return notSettled("unsupported_scheme", "This network has no channels, or not this part of them.", names);
  return settleStored(deps, request, settle);
}

type AnySettle = (deps: X402Deps, body: X402ChannelRequest, request: ShopRequest) => Promise<SettleAnswer>;

/** Null: a voucher, or a refund as a payer sends it. */
function settlerOf(payload: StockChannelPart): AnySettle | null {
  switch (payload.type) {
    case "deposit":
      return settleDeposit as AnySettle;
    case "claim":
      return settleClaim as AnySettle;
    case "settle":
      return settlePayout as AnySettle;
    case "refund": {
      const { amount, refundNonce, claims } = payload;
      const isWhole = amount !== undefined && refundNonce !== undefined && claims !== undefined;
      return isWhole ? (settleRefund as AnySettle) : null;
    }
    case "voucher":
      return null;
  }
}

async function settleStored(deps: X402Deps, request: SettleChannel, settle: AnySettle): Promise<SettleAnswer> {
  const { body, caller, chain, signal, context, onDelivered } = request;
  const onFault = (error: unknown) => deps.onFault(error, context);
  let isStored = false;
  const onStored = () => {
    isStored = true;
    request.holdOpen();
  };
  const bodyHash = `0x${hashBody(body)}` as const;
  const pending = () =>
    notSettled("settlement_pending", "The outcome is still open: settle the same again.", namesOf(body));
  try {
    const answer = await settle(deps, body, {
      ...{ caller, chain, bodyHash, context, signal, waitMs, onStored, onDelivered, onFault },
    });
    // After it is stored every answer is about it.
    return isStored && isRefusal(answer) ? pending() : answer;
  } catch (error) {
    if (!isStored) throw error;
    // Whatever failed here, a settler settles it.
    onFault(error);
    return pending();
  }
}

function namesOf({ paymentPayload: { payload }, paymentRequirements: { network } }: X402ChannelRequest) {
  return "channelConfig" in payload ? { network, payer: payload.channelConfig.payer } : { network };
}
