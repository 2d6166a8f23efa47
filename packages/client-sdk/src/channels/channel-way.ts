import type { ChannelPayload, ChannelSettlement } from "@lunas/protocol/wire/channels";
import type { Hex } from "@lunas/protocol/wire/hex";
import type { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentRequired } from "@lunas/protocol/wire/x402";
import type { ChannelTerms } from "./choose-channel";

/** What a channel paid, as the client agrees with it. Amounts in base units. */
export interface ChannelCharge {
  readonly success: true;
  /** The hash of the deposit; empty: a voucher has no transaction. */
  readonly transaction: Hex | "";
  readonly network: ChannelSettlement["network"];
  readonly payer: Hex;
  readonly payTo: Hex;
  readonly asset: Hex;
  /** What this request was charged. */
  readonly amount: string;
  readonly channel: { readonly channelId: Hex; readonly balance: string; readonly charged: string };
}

/** An open channel of this payer. Amounts in base units. */
export interface OpenChannel {
  readonly channelId: Hex;
  readonly origin: string;
  /** CAIP-2. */
  readonly network: string;
  readonly payer: Hex;
  readonly receiver: Hex;
  /** `disputed`: the shop contradicted its own answers; withdraw what is left. */
  readonly status: "opening" | "open" | "disputed" | "withdrawing";
  /** What was deposited and not given back. */
  readonly balance: string;
  readonly charged: string;
  readonly available: string;
  readonly withdrawableAt: string | null;
  readonly openedAt: string;
}

/** The end of a channel, as far as it has come. */
export interface ChannelEnd {
  readonly channelId: Hex;
  /** `closed`: the money is back. `withdrawing`: call `withdraw` again after `withdrawableAt`. */
  readonly status: "closed" | "open" | "withdrawing";
  /** Of the transaction that gave the money back, or started the withdrawal; null: the shop reported none. */
  readonly txHash: string | null;
  readonly withdrawableAt: string | null;
  /** Why the channel was not closed, where all were to be closed. */
  readonly error?: LunasError;
}

export interface CloseOptions {
  /** Called with each address of a shop before it is requested. Where it throws, nothing is requested. */
  readonly check?: ((url: string) => Promise<unknown>) | undefined;
}

export interface ChannelsApi {
  /** The channels that hold money of this payer, or may. */
  list(): Promise<readonly OpenChannel[]>;
  /**
   * Asks the shop to give back what is unused, at once; of one channel, or of all. Of one it throws where the shop does not; of all each end has
   * its `error`, and the others are closed all the same. A shop has three minutes.
   */
  close(channelId?: Hex, options?: CloseOptions): Promise<readonly ChannelEnd[]>;
  /**
   * Takes back what is unused without the shop, on the chain: the first call starts the withdrawal, one after the channel's delay ends it. The
   * wallet pays the gas of both.
   */
  withdraw(channelId: Hex): Promise<ChannelEnd>;
}

/** One request that demands a payment. */
export interface PaidRequest {
  readonly request: Request;
  readonly demanded: PaymentRequired;
  readonly origin: string;
  /** What is bought, in the same words at each call. */
  readonly offer: string;
}

/** Of one request's options what a channel's payment needs. */
export interface ChannelPayOptions {
  readonly maxPrice?: string | undefined;
  readonly payAgain?: boolean | undefined;
  readonly onSigned?: ((payload: ChannelPayload) => void) | undefined;
  readonly onSettled?: ((charge: ChannelCharge) => void) | undefined;
}

/** The request with the terms that the channel pays. */
export interface ChannelPurchase extends Omit<PaidRequest, "offer"> {
  readonly chosen: ChannelTerms;
  readonly payAgain: boolean;
  readonly onSigned: ChannelPayOptions["onSigned"];
  readonly onSettled: ChannelPayOptions["onSettled"];
}
