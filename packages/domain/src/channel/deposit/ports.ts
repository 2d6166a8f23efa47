import type { ChargeId } from "../../shared/id";
import type { ChannelId, StoredChannel } from "../channel";

/** A channel as a deposit sees it. */
export interface DepositChannel extends StoredChannel {
  /** The reservation for another voucher; null: none. */
  readonly reserved: { readonly signature: string | null; readonly untilMs: number } | null;
}

/** What a confirmed deposit made of its channel. */
export interface DepositedChannel {
  readonly channel: DepositChannel;
  /** Whether its voucher was charged. */
  readonly isCharged: boolean;
}

export interface DepositChannels {
  find(id: ChannelId): Promise<DepositChannel | null>;
  /** `charge`: the id under which the voucher was to be charged; null: nothing was to be. Null: there is no such channel. */
  deposited(id: ChannelId, charge: ChargeId | null): Promise<DepositedChannel | null>;
}
