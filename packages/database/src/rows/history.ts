import type { AttemptHistory, PaymentHistory, TransactionHistory, WebhookHistory } from "@lunas/domain/payment/history";
import type { TransactionPurpose } from "@lunas/domain/settlement/attempt";
import type { BroadcastOutcome, ClosedTransaction } from "@lunas/domain/settlement/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { type PaymentRow, parsePayment } from "./payment";

interface AttemptJson {
  readonly hash: Hex;
  readonly purpose: TransactionPurpose;
  readonly feeCapWei: string;
  readonly signedAtMs: number;
  readonly broadcastAtMs: number | null;
  readonly publishes: number | null;
  readonly broadcastOutcome: BroadcastOutcome["kind"] | null;
  readonly reorgedAtMs: number | null;
  readonly reorgedBlockNumber: number | null;
  /** The number of the transaction within the payment, and of the attempt within the transaction; both from 1. */
  readonly transaction: number;
  readonly place: number;
  /** The number of all attempts, including those that are left out. */
  readonly total: number;
  readonly closedAtMs: number | null;
  readonly minedHash: Hex | null;
  readonly minedStatus: ClosedTransaction["status"];
  readonly gasUsed: string | null;
  readonly effectiveGasPriceWei: string | null;
  readonly blockNumber: number | null;
  /** The number of payments in its transaction: 1 for a payment that is settled alone. */
  readonly payments: number;
}

interface WebhookJson extends WebhookHistory {
  readonly total: number;
}

/** A payment with its history in JSON; uint256 values as text, times in milliseconds. */
export interface HistoryRow extends PaymentRow {
  readonly endedAt: Date | null;
  readonly attempts: readonly AttemptJson[];
  readonly events: PaymentHistory["events"];
  readonly webhooks: readonly WebhookJson[];
}

export function parseHistory(row: HistoryRow): PaymentHistory {
  const { attempts, events, webhooks, endedAt } = row;
  return {
    payment: parsePayment(row),
    endedAtMs: endedAt?.getTime() ?? null,
    transactions: transactionsOf(attempts),
    events,
    webhooks: webhooks.map(({ total: _, ...webhook }) => webhook),
    omitted: { attempts: omitted(attempts), webhooks: omitted(webhooks) },
  };
}

function omitted(shown: readonly { readonly total: number }[]): number {
  return (shown[0]?.total ?? 0) - shown.length;
}

function transactionsOf(attempts: readonly AttemptJson[]): TransactionHistory[] {
  return [...new Set(attempts.map(({ transaction }) => transaction))].map((place) => {
    const own = attempts.filter(({ transaction }) => transaction === place);
    const payments = own[0]?.payments ?? 1;
    return { attempts: own.map(attemptOf), ...(payments > 1 && { payments }), closed: closedOf(own) };
  });
}

function attemptOf(json: AttemptJson): AttemptHistory {
  const { hash, purpose, place, signedAtMs, broadcastAtMs, reorgedAtMs, reorgedBlockNumber } = json;
  const { publishes: times, broadcastOutcome: outcome } = json;
  const isBroadcast = broadcastAtMs !== null && times !== null && outcome !== null;
  const isReorged = reorgedAtMs !== null && reorgedBlockNumber !== null;
  return {
    ...{ hash, purpose, place, signedAtMs },
    feeCapWei: BigInt(json.feeCapWei),
    broadcast: isBroadcast ? { atMs: broadcastAtMs, times, outcome } : null,
    reorged: isReorged ? { atMs: reorgedAtMs, blockNumber: reorgedBlockNumber } : null,
  };
}

function closedOf([first]: readonly AttemptJson[]): TransactionHistory["closed"] {
  if (first === undefined || first.closedAtMs === null) return null;
  const { closedAtMs: atMs, minedHash, minedStatus: status, gasUsed, effectiveGasPriceWei, blockNumber } = first;
  return {
    ...{ atMs, minedHash, status, blockNumber },
    gasUsed: gasUsed === null ? null : BigInt(gasUsed),
    effectiveGasPriceWei: effectiveGasPriceWei === null ? null : BigInt(effectiveGasPriceWei),
  };
}
