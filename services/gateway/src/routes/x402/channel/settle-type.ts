import type { Refusal } from "@lunas/domain/shared/refusal";
import type { StockChannelType, X402ChannelRequest } from "@lunas/protocol/x402/channel-facade";
import type { X402SettleResponse } from "@lunas/protocol/x402/facade";
import type { X402Deps } from "../deps";
import type { ShopRequest } from "./settling";

export type SettleAnswer = X402SettleResponse | Refusal;

/** One type of payload. */
export type SettleType<T extends StockChannelType> = (
  deps: X402Deps,
  body: X402ChannelRequest<T>,
  request: ShopRequest,
) => Promise<SettleAnswer>;
