import type { Address, Chain, Network } from "@lunas/catalog/chain";
import type { PageRequest } from "../payment/books";
import type { IdempotencyKey } from "../payment/idempotency-key";
import type { PauseScope } from "../payment/pause";
import type { PaymentScope } from "../payment/ports";
import type { Hex } from "../shared/hex";
import type { ChargeId } from "../shared/id";
import type { ChannelConfig, ChannelId, ChannelOnChain, ChannelStatus, StoredChannel } from "./channel";
import type { StoredCharge } from "./charge";
import type { Voucher } from "./voucher-claim";

/** The contract's hashes and signatures, without a call of the chain. */
export interface ChannelSignatures {
  channelIdOf(chain: Chain, config: ChannelConfig): ChannelId;
  /** A voucher's signature as the contract takes it, where this key made it; null: another key, or no signature. */
  signatureOf(chain: Chain, voucher: Voucher, signer: Address): Promise<Hex | null>;
}

/** What changes of a channel: the part that a statement returns whose caller knows the rest. */
export interface ChannelBooks
  extends Pick<
    StoredChannel,
    "managedBy" | "status" | "charged" | "signedMax" | "voucherSignature" | "lastChargeAtMs" | "openedAtMs"
  > {
  readonly onChain: Pick<ChannelOnChain, "balance" | "claimed" | "refundNonce" | "withdrawRequestedAt">;
}

/** A voucher to charge, judged by itself. Amounts in base units. */
export interface ChargeRequest {
  readonly scope: PaymentScope;
  readonly channelId: ChannelId;
  /** The id of the charge that it becomes. */
  readonly chargeId: ChargeId;
  readonly price: bigint;
  /** At most the price; 0 charges nothing. */
  readonly amount: bigint;
  readonly maxClaimable: bigint;
  /** Of one form for each signature, so that a repeat is found by it. */
  readonly signature: Hex;
  readonly resource: string | null;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>> | null;
  readonly bodyHash: Hex;
  readonly idempotency: IdempotencyKey | null;
  /** How long the request has the answer for itself. */
  readonly leaseMs: number;
}

/** What a request was charged. */
export interface ChargedVoucher {
  readonly chargeId: ChargeId;
  readonly amount: bigint;
  /** The channel's sum with this charge. */
  readonly cumulative: bigint;
}

/** Why a voucher is not charged. `foreign_books`: a stock server of the merchant keeps the channel's books. `paused_…`: an operator refuses it. */
export type NotCharged =
  | "out_of_step"
  | "exhausted"
  | "withdrawing"
  | "short"
  | "busy"
  | "foreign_books"
  | `paused_${PauseScope}`;

export type ChargeOutcome =
  | { readonly kind: "charged"; readonly charge: ChargedVoucher; readonly channel: ChannelBooks }
  /** The stored answer again: of the newest charge, whose request did not get it, or (`isKeyed`) of an Idempotency-Key. */
  | {
      readonly kind: "repeated";
      readonly isKeyed: boolean;
      readonly charge: ChargedVoucher;
      readonly channel: ChannelBooks;
    }
  /** A charge of 0 is in order, and nothing is stored. */
  | { readonly kind: "nothing"; readonly channel: ChannelBooks }
  /** A repeat of the newest charge, whose request may still get the answer. */
  | { readonly kind: "held" }
  | { readonly kind: NotCharged; readonly channel: ChannelBooks }
  | { readonly kind: "not_found" }
  /** The Idempotency-Key belongs to another request. */
  | { readonly kind: "key_taken" };

export interface ReserveRequest
  extends Pick<ChargeRequest, "scope" | "channelId" | "price" | "maxClaimable" | "signature"> {
  /** It renews nothing: a channel that is kept for the same voucher is `busy`. */
  readonly isNew?: boolean;
}

export type ReserveOutcome =
  | { readonly kind: "reserved"; readonly reservedUntilMs: number; readonly channel: ChannelBooks }
  | { readonly kind: NotCharged; readonly channel: ChannelBooks }
  | { readonly kind: "not_found" };

/** Which answer reached its caller, or did not. */
export interface ChargeAnswer {
  readonly channelId: ChannelId;
  readonly chargeId: ChargeId;
}

/** Why a charge is not taken back. */
export type NotVoidable = "claimed" | "too_old";

export type VoidOutcome =
  /** Repeated: the same. */
  | { readonly kind: "voided"; readonly charge: StoredCharge }
  | { readonly kind: NotVoidable }
  | { readonly kind: "not_found" };

/** The charges of channels. A charge is durable when its promise resolves. */
export interface ChargeStore {
  /** One conditional statement, shared by simultaneous calls. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Keeps the channel for this voucher; a repeat renews that. */
  reserve(request: ReserveRequest, reserveMs: number): Promise<ReserveOutcome>;
  /** The answer was written completely: a repeat of its voucher is out of step from now on. */
  noteAnswered(answer: ChargeAnswer): Promise<void>;
  /** The answer was not written: the next repeat gets it. */
  releaseAnswer(answer: ChargeAnswer): Promise<void>;
  /** Takes a charge back that is younger than `windowMs` and that no claim covers. */
  void(scope: PaymentScope, id: ChargeId, windowMs: number): Promise<VoidOutcome>;
}

/** Null: all values. */
export interface ChannelFilter {
  readonly status: ChannelStatus | null;
  readonly payer: Address | null;
  readonly network: Network | null;
}

export interface ChannelPage {
  readonly channels: readonly StoredChannel[];
  readonly total: number;
}

export interface ChargeFeedRequest {
  /** Null: from the first charge on. */
  readonly after: ChargeId | null;
  readonly limit: number;
  readonly channelId: ChannelId | null;
  /** Exclusive. */
  readonly sinceMs: number | null;
}

export interface ChargePage {
  readonly charges: readonly StoredCharge[];
  readonly hasMore: boolean;
}

/** Charges that are not voided, of one day in Jakarta, or of the whole period. The amount is in base units. */
export interface ChargeSum {
  /** `2026-11-22`; null: the whole period. */
  readonly day: string | null;
  readonly count: number;
  readonly amount: bigint;
}

/** Days in Jakarta, both included. */
export interface ChargeDaysRequest {
  readonly from: string;
  readonly to: string;
}

/** Reads of channels and charges. */
export interface ChannelReads {
  find(scope: PaymentScope, id: ChannelId): Promise<StoredChannel | null>;
  list(scope: PaymentScope, filter: ChannelFilter, request: PageRequest): Promise<ChannelPage>;
  /**
   * Oldest first, in the order in which readers see them: a charge that is stored later never comes before one that was read. Null:
   * there is no charge `after`.
   */
  charges(scope: PaymentScope, request: ChargeFeedRequest): Promise<ChargePage | null>;
  /** The days that have charges, and the whole period; null: of all time. */
  chargeSums(scope: PaymentScope, days: ChargeDaysRequest | null): Promise<readonly ChargeSum[]>;
}
