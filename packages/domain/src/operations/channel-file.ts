import type { Environment } from "@lunas/catalog/chain";
import type { ChannelId, StoredChannel } from "../channel/channel";
import type { ChannelActionId, ChargeId, HoldId, MerchantId } from "../shared/id";
import type { NewAuditEntry } from "./audit-entry";

/** What an operator looks up that is no payment: a channel, a charge, a payout, refund or claim of channels, or a hold. */
export type RecordReference = ChannelId | ChargeId | ChannelActionId | HoldId;
export type RecordKind = "channel" | "charge" | "action" | "hold";

/** One line about a record: an amount in base units, a time in milliseconds, a reference that can be looked up, or text. */
export interface RecordFact {
  readonly name: string;
  readonly as: "text" | "amount" | "time" | "reference";
  readonly value: string;
}

/** What was sent for a channel, or is to be sent. */
export interface ActionSummary {
  readonly id: ChannelActionId;
  readonly kind: "claim" | "payout" | "refund";
  readonly cause: string;
  readonly status: string;
  readonly amount: string | null;
  readonly txHash: string | null;
  readonly failure: string | null;
  readonly createdAtMs: number;
}

export interface FoundRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly status: string;
  readonly environment: Environment;
  readonly chainId: number;
  /** Null: a claim, whose channels may be of several merchants. */
  readonly merchantId: MerchantId | null;
  readonly facts: readonly RecordFact[];
  /** Of a channel, the newest first. */
  readonly actions: readonly ActionSummary[];
}

/** A channel that an operator should look at; amounts in base units. */
export interface StuckChannel extends Pick<StoredChannel, "id" | "chainId" | "merchantId" | "status" | "actionId"> {
  /** Charged, not claimed, and covered by the balance. */
  readonly unclaimed: string;
  readonly unclaimedSinceMs: number;
  readonly withdrawableAtMs: number | null;
}

export interface StuckRequest {
  readonly olderThanSeconds: number;
  /** Null: every chain. */
  readonly chainId: number | null;
  readonly limit: number;
}

/** Why a claim cannot be asked for. */
export type NotClaimable = "unknown" | "shop" | "closed" | "nothing";

/** Channels, charges, payouts and holds of all merchants, for operators. */
export interface OperatorRecords {
  find(reference: RecordReference): Promise<FoundRecord | null>;
  /** Those with something to claim for so long, those whose payers withdraw first, then by amount. */
  stuck(request: StuckRequest): Promise<readonly StuckChannel[]>;
  /** Asks the settlers to claim a channel, whatever the amount; null: it is asked for. */
  requestClaim(id: ChannelId, entry: NewAuditEntry): Promise<NotClaimable | null>;
}

const forms: readonly RegExp[] = [
  /^0x[0-9a-fA-F]{64}$/,
  /^hld_[0-9A-Za-z]{22}$/,
  /^chg_[0-9A-Za-z]{22,40}$/,
  /^(?:clm|chr|pyo)_[0-9A-Za-z]{22}$/,
];

/** Null: the text is no such id. */
export function parseRecordReference(text: string): RecordReference | null {
  if (!forms.some((form) => form.test(text))) return null;
  return (text.startsWith("0x") ? text.toLowerCase() : text) as RecordReference;
}

export function recordKindOf(reference: RecordReference): RecordKind {
  if (reference.startsWith("0x")) return "channel";
  if (reference.startsWith("hld_")) return "hold";
  return reference.startsWith("chg_") ? "charge" : "action";
}
