import type { Address } from "@lunas/catalog/chain";
import type { ActionStatus } from "../channel/action";
import type { ChannelId } from "../channel/channel";
import type { ChannelStates, NamedByLogs, ReceiverKey } from "../channel/claims/ports";
import type { Hex } from "../shared/hex";
import type { ChannelActionId } from "../shared/id";

/** A channel in the rows. Amounts in base units. */
export interface LedgerChannel {
  readonly id: ChannelId;
  /** The contract's state as the rows have it. */
  readonly balance: bigint;
  readonly claimed: bigint;
  /** That is the state of this block: the logs are read to there, or the channel alone was read later. */
  readonly atBlock: number;
  /** Of its newest deposit. */
  readonly depositedAtBlock: number;
  /** Lunas keeps the books of its charges, not the merchant's own server. */
  readonly isOurs: boolean;
  readonly charged: bigint;
  /** The sum of the rows of its charges, without those that are voided. */
  readonly sumOfCharges: bigint;
  /** Of what is charged: no charge of the rows, and claimed by the contract before. */
  readonly uncounted: bigint;
  readonly signedMax: bigint;
  /** The most that a confirmed claim of ours has named. */
  readonly claimedByUs: bigint;
}

/** What the contract holds for a wallet of a token, as the rows have it. */
export interface LedgerReceiver extends ReceiverKey {
  readonly claimed: bigint;
  readonly settled: bigint;
  readonly atBlock: number;
  /** The sum of its confirmed payouts. */
  readonly paidOut: bigint;
  /** Their transactions. */
  readonly payouts: readonly Hex[];
  /** A payout of it is mined, and its row has not ended. */
  readonly isEnding: boolean;
  /** The first block that has a deposit to this wallet; null: no row says. */
  readonly sinceBlock: number | null;
}

/** A claim, a payout or a refund in the rows. */
export interface LedgerAction {
  readonly id: ChannelActionId;
  readonly kind: "claim" | "payout" | "refund";
  readonly status: ActionStatus;
  readonly txHash: Hex | null;
  readonly blockNumber: number | null;
  readonly amount: bigint | null;
  readonly receiver: Address | null;
  readonly asset: Address | null;
  readonly channelId: ChannelId | null;
  /** A closed transaction of a lane carries it, and was mined under this hash. */
  readonly isCarried: boolean;
}

/** What a transaction moved by the contract of channels. */
export interface ChannelMove {
  readonly kind: "payout" | "refund";
  /** Of a refund. */
  readonly channelId: ChannelId | null;
  /** Of a payout. */
  readonly key: ReceiverKey | null;
  readonly amount: bigint;
}

/** A payout by anybody. */
export interface SettledLog {
  readonly txHash: Hex;
  readonly amount: bigint;
}

export interface ChannelLedgerStore {
  /** By id. */
  channels(chainId: number, after: ChannelId | null, limit: number): Promise<readonly LedgerChannel[]>;
  receivers(chainId: number): Promise<readonly LedgerReceiver[]>;
  /** By id; those of a chain that was lost or reset are left out. */
  actions(chainId: number, after: ChannelActionId | null, limit: number): Promise<readonly LedgerAction[]>;
}

/** The contract's side. */
export interface ChannelLedgerChain {
  channelStates(block: number, wanted: NamedByLogs): Promise<ChannelStates>;
  /** What transactions moved; unknown hashes are left out. */
  channelMoves(hashes: readonly Hex[]): Promise<ReadonlyMap<Hex, readonly ChannelMove[]>>;
  /** Everything that was paid out to a wallet in these blocks, both included. */
  settledTo(key: ReceiverKey, blocks: { readonly from: number; readonly to: number }): Promise<readonly SettledLog[]>;
}
