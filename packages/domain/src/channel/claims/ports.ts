import type { Address, Chain } from "@lunas/catalog/chain";
import type { ActionOrder } from "../../settlement/attempt";
import type { BlockTime } from "../../settlement/confirm/nonce-outcome";
import type { MinedIn } from "../../settlement/head";
import type { Hex } from "../../shared/hex";
import type { ChannelActionId, PayoutId } from "../../shared/id";
import type { ActionCause, ChannelAction, ClaimRow } from "../action";
import type { ChannelConfig, ChannelId, ChannelOnChain, ChannelStatus, StoredChannel } from "../channel";
import type { PayoutCandidate } from "../payouts/what-to-pay-out";
import type { StoredShopAction } from "../shop/requested";
import type { ClaimCandidate } from "./what-to-claim";

/** A row with what the books have of its channel. */
export interface AuthorizedRow extends ClaimRow {
  /** The sum of its charges; null: a stock server of the merchant keeps the books, and says itself what it claims. */
  readonly charged: bigint | null;
}

/** What is given back to a payer; base units. */
export interface AuthorizedRefund {
  readonly channelId: ChannelId;
  readonly config: ChannelConfig;
  readonly nonce: bigint;
  readonly amount: bigint;
  /** The balance less what is charged or claimed, whichever is more. */
  readonly available: bigint;
}

/** The keys that sign for receivers. They are apart from the lanes, and have no ether. */
export interface ChannelAuthorizer {
  /** Those that can sign now. */
  addresses(): readonly Address[];
  /** The channels of rows whose voucher is not what the payer's key signed, or whose books have less. */
  unprovenOf(rows: readonly AuthorizedRow[]): readonly ChannelId[];
  /** Throws for a row that is not proved, and `SignerUnavailable`. */
  signClaim(address: Address, rows: readonly AuthorizedRow[]): Promise<Hex>;
  /** Throws for more than is available, and `SignerUnavailable`. */
  signRefund(address: Address, refund: AuthorizedRefund): Promise<Hex>;
}

/** A wallet with what the contract holds for it of a token. */
export interface ReceiverOnChain {
  readonly receiver: Address;
  readonly asset: Address;
  readonly claimed: bigint;
  readonly settled: bigint;
}

export type ReceiverKey = Pick<ReceiverOnChain, "receiver" | "asset">;

/** The contract's state as one block shows it. */
export interface ChannelStates {
  readonly block: Block;
  readonly channels: readonly (Omit<ChannelOnChain, "readAtBlock"> & { readonly id: ChannelId })[];
  readonly receivers: readonly ReceiverOnChain[];
}

export type Block = BlockTime & { readonly hash: Hex };

/** What logs of the contract name. */
export interface NamedByLogs {
  readonly channels: readonly ChannelId[];
  readonly receivers: readonly ReceiverKey[];
}

/** What a mined transaction of a payout or refund moved. */
export interface Moved extends Omit<MinedIn, "blockHash"> {
  readonly txHash: Hex;
  readonly amount: bigint;
}

/**
 * The contract of channels on one chain: its calls, and reads of it, all by one endpoint. Reads throw `Unavailable("chain")`, also while
 * endpoints show different chains.
 */
export interface ChannelContract {
  readonly chain: Chain;
  claimCall(rows: readonly ClaimRow[], signature: Hex): Hex;
  payoutCall(key: ReceiverKey): Hex;
  refundCall(refund: AuthorizedRefund, signature: Hex): Hex;
  together(calls: readonly Hex[]): Hex;
  /** The newest block at the chain's depth; null: there is none yet. */
  deepBlock(): Promise<Block | null>;
  /** Null: the node does not have it. */
  blockAt(number: number): Promise<Block | null>;
  /** What the logs of these blocks name, both included. Throws also where they are more than one answer of the node may have. */
  namedIn(fromBlock: number, toBlock: number): Promise<NamedByLogs>;
  /** Throws where the node has another block, or none, at this height. */
  statesAt(block: Pick<Block, "number" | "hash">, wanted: NamedByLogs): Promise<ChannelStates>;
  /** The channels whose rows would revert now, each simulated alone if the whole would; with the reasons. */
  failingOf(authorizer: Address, rows: readonly ClaimRow[]): Promise<ReadonlyMap<ChannelId, string>>;
  /** Why a call would revert now; null: it would not. */
  failureOf(calldata: Hex, gasLimit: bigint): Promise<string | null>;
  /** Null: not mined. */
  movedBy(kind: "payout" | "refund", txHash: Hex): Promise<Moved | null>;
}

/** A settler's turn on a chain: one at a time reads the contract's logs and plans. */
export interface ChannelTurn {
  /** How far the logs are read; null: not at all yet. */
  readonly head: Pick<Block, "number" | "hash"> | null;
  /** Every open channel is due to be compared with the contract. */
  readonly isCompareDue: boolean;
}

export interface NewAction
  extends Omit<ChannelAction, "id" | "status" | "txHash" | "createdAtMs" | "endedAtMs" | "calldata"> {
  readonly id: ChannelActionId;
  readonly tokenSymbol: string | null;
  readonly calldata: Hex;
  readonly gasLimit: bigint;
  /** Of a refund. */
  readonly channelId: ChannelId | null;
  /** How many channels it covers. */
  readonly channels: number;
}

/** A refund that a payer or a merchant asked for, with its channel. */
export interface RefundRequest {
  readonly id: ChannelActionId;
  readonly cause: ActionCause;
  /** Null: all that is unused. */
  readonly amount: bigint | null;
  readonly channel: StoredChannel;
}

/** A payout to judge, with what its row needs. */
export interface StoredPayout {
  readonly candidate: PayoutCandidate;
  /** The row that the merchant asked for. */
  readonly requestId: PayoutId | null;
  /** Channels of its wallet that have something to claim first. */
  readonly claimsToCome: number;
  readonly of: Pick<ChannelAction, "merchantId" | "environment" | "network" | "receiver" | "asset"> & {
    readonly tokenSymbol: string;
    readonly channels: number;
  };
}

export interface ChangedChannel {
  readonly channelId: ChannelId;
  readonly was: ChannelStatus;
  readonly status: ChannelStatus;
}

/** Which refunds are due. */
export interface RefundQuery {
  readonly limit: number;
  /** Whose signatures this service can make. */
  readonly authorizers: readonly Address[];
}

/** Which claims are due: of each kind at most `limit`, of payers who withdraw, of merchants' requests, of the schedule. */
export interface CandidateQuery extends RefundQuery {
  readonly chain: Chain;
  /** The least that the claim of a channel is worth its gas for, in base units. What a merchant asked for may be less. */
  readonly leastAmount: bigint;
  /** Charges unclaimed since then, or longer, are due. Milliseconds. */
  readonly oldSinceMs: number;
}

/** Actions of channels in the database, for the settler. */
export interface ActionStore {
  /** Takes the turn, or keeps it. Null: another settler has it. */
  takeTurn(turn: {
    readonly chainId: number;
    readonly owner: string;
    readonly leaseMs: number;
  }): Promise<ChannelTurn | null>;
  /**
   * Stores states as read, with the events of changes, and how far the logs are read. `again`: also where a later block was read
   * before, because a reorg removed that one. Throws, and stores nothing, where the turn is another settler's by now.
   */
  note(
    chainId: number,
    states: ChannelStates,
    how: { readonly owner: string; readonly readTo: Pick<Block, "number" | "hash"> | null; readonly again?: boolean },
  ): Promise<readonly ChangedChannel[]>;
  /** Those of these that are stored, and the channels whose action has ended: what it did is to be read. */
  toRead(chainId: number, ids: readonly ChannelId[]): Promise<readonly StoredChannel[]>;
  /** Those of these wallets of which something is stored: wallets of channels that were read. */
  receiversToRead(chainId: number, receivers: readonly ReceiverKey[]): Promise<readonly ReceiverKey[]>;
  /** Channels that are not closed, by id from the one after `after`, with their wallets; and those read later than the block. */
  openAfter(chainId: number, after: ChannelId | null, limit: number): Promise<readonly StoredChannel[]>;
  readSince(chainId: number, block: number): Promise<readonly StoredChannel[]>;
  noteCompared(chainId: number): Promise<void>;
  /** Channels whose claim is due. One that is not due, or cannot be claimed, hides none that is: not even thousands of them. */
  claimCandidates(query: CandidateQuery): Promise<readonly ClaimCandidate[]>;
  /** The oldest requests that these authorizers can sign. */
  refundRequests(chainId: number, query: RefundQuery): Promise<readonly RefundRequest[]>;
  /** What stock servers asked for that is not written yet, in a random order: requests that wait hold no other back. */
  shopRequests(chainId: number, limit: number): Promise<readonly StoredShopAction[]>;
  /** Ends one of them. False: it is written, or has ended. */
  failRequest(id: ChannelActionId, code: string, message: string): Promise<boolean>;
  payouts(chain: Chain): Promise<readonly StoredPayout[]>;
  /** Writes an action before it is sent. False: its channels or its request changed meanwhile. */
  plan(action: NewAction, how?: { readonly holdSeconds: number }): Promise<boolean>;
  /** Those that no transaction carries, the urgent ones first. */
  planned(chainId: number): Promise<readonly ActionOrder[]>;
  /** Payouts and refunds whose transaction is mined at depth. */
  mined(
    chainId: number,
  ): Promise<readonly { readonly id: ChannelActionId; readonly kind: "payout" | "refund"; readonly txHash: Hex }[]>;
  end(id: ChannelActionId, moved: Moved): Promise<boolean>;
  /**
   * Ends one that nothing came of. False: it has ended, or a transaction that is not mined yet carries it, e.g. of a settler that
   * planned it meanwhile: its outcome is unknown.
   */
  fail(id: ChannelActionId, code: string, message: string): Promise<boolean>;
  /** The price per gas that a settler expects, in wei; null: unknown. */
  gasPriceWei(chainId: number): Promise<bigint | null>;
}

/** What the settler's rounds about channels report. No method may throw. */
export interface ChannelObserver {
  changed(changed: ChangedChannel): void;
  /** The books and the contract disagree about a channel: no log of it was read. */
  differed(channelId: ChannelId): void;
  planned(action: Pick<NewAction, "id" | "kind" | "cause" | "amount" | "channels">): void;
  /** A row that would revert its claim is left out. For the operator. */
  leftOut(channelId: ChannelId, reason: string): void;
  /** A claim of a channel whose payer withdraws is late. For the operator. */
  late(channelId: ChannelId): void;
  ended(id: ChannelActionId, kind: ChannelAction["kind"], outcome: "confirmed" | "failed"): void;
  reorged(fromBlock: number): void;
  fault(during: string, error: unknown): void;
}
