import type { ChannelManager, ChannelStatus } from "@lunas/domain/channel/channel";
import type {
  ChannelBooks,
  ChargedVoucher,
  ChargeOutcome,
  NotCharged,
  ReserveOutcome,
} from "@lunas/domain/channel/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChargeId } from "@lunas/domain/shared/id";

/** What `charge_channels` returns of a request. The channel's columns are null where there is none. */
export interface JudgedRow {
  readonly place: number;
  readonly kind: ChargeOutcome["kind"] | ReserveOutcome["kind"];
  readonly isKeyed: boolean;
  readonly chargeId: ChargeId | null;
  readonly amount: string | null;
  readonly cumulative: string | null;
  readonly status: ChannelStatus;
  readonly managedBy: ChannelManager;
  readonly balance: string;
  readonly claimed: string;
  readonly refundNonce: string;
  readonly withdrawRequestedAt: bigint;
  readonly charged: string;
  readonly signedMax: string;
  readonly voucherSignature: Hex | null;
  readonly lastChargeAt: Date | null;
  readonly openedAt: Date;
  readonly reservedUntil: Date | null;
}

export function outcomeOf(row: JudgedRow): ChargeOutcome {
  switch (row.kind) {
    case "charged":
      return { kind: row.kind, charge: chargeOf(row), channel: booksOf(row) };
    case "repeated":
      return { kind: row.kind, isKeyed: row.isKeyed, charge: chargeOf(row), channel: booksOf(row) };
    case "held":
    case "not_found":
    case "key_taken":
      return { kind: row.kind };
    case "reserved":
      throw new Error("charge_channels kept a channel where it was to charge");
    default:
      return { kind: row.kind, channel: booksOf(row) };
  }
}

export function reserveOutcomeOf(row: JudgedRow): ReserveOutcome {
  if (row.kind === "not_found") return { kind: row.kind };
  if (row.kind !== "reserved") return { kind: row.kind as NotCharged, channel: booksOf(row) };
  if (row.reservedUntil === null) throw new Error("charge_channels kept a channel for no time");
  return { kind: row.kind, reservedUntilMs: row.reservedUntil.getTime(), channel: booksOf(row) };
}

function chargeOf({ kind, chargeId, amount, cumulative }: JudgedRow): ChargedVoucher {
  if (chargeId === null || amount === null || cumulative === null)
    throw new Error(`charge_channels returned ${kind} without a charge`);
  return { chargeId, amount: BigInt(amount), cumulative: BigInt(cumulative) };
}

function booksOf(row: JudgedRow): ChannelBooks {
  return {
    managedBy: row.managedBy,
    status: row.status,
    charged: BigInt(row.charged),
    signedMax: BigInt(row.signedMax),
    voucherSignature: row.voucherSignature,
    lastChargeAtMs: row.lastChargeAt?.getTime() ?? null,
    openedAtMs: row.openedAt.getTime(),
    onChain: {
      balance: BigInt(row.balance),
      claimed: BigInt(row.claimed),
      refundNonce: BigInt(row.refundNonce),
      withdrawRequestedAt: Number(row.withdrawRequestedAt),
    },
  };
}
