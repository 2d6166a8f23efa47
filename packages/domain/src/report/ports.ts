import type { PaymentFilter } from "../payment/books";
import type { PaymentScope } from "../payment/ports";
import type { StoredPayment } from "../payment/stored-payment";
import type { PaymentId } from "../shared/id";

/** The place behind a payment in the order of the list, newest first. */
export interface PaymentCursor {
  readonly createdAtMs: number;
  readonly id: PaymentId;
}

/** A payment, how much of it went back to its payer, in base units, and the title of the link that took it. */
export interface ExportedPayment {
  readonly payment: StoredPayment;
  readonly refunded: bigint;
  readonly linkTitle: string | null;
}

export interface ExportPage {
  /** null: from the newest. */
  readonly after: PaymentCursor | null;
  readonly limit: number;
}

/** Confirmed payments, and settled refunds, that were created on one day, or in the whole period. Amounts in base units. */
export interface DailySum {
  /** `2026-11-22`; null: the whole period. */
  readonly day: string | null;
  readonly count: number;
  readonly gross: bigint;
  readonly refunded: bigint;
  readonly uniquePayers: number;
}

export interface Period {
  /** Included. */
  readonly fromMs: number;
  /** Not included. */
  readonly untilMs: number;
}

export interface PaymentReports {
  /** The payments of the list's filter behind a cursor, newest first, without a count. */
  exportPage(scope: PaymentScope, filter: PaymentFilter, page: ExportPage): Promise<readonly ExportedPayment[]>;
  /** One statement: the days that have payments or refunds, and the whole period. */
  dailySums(scope: PaymentScope, period: Period): Promise<readonly DailySum[]>;
}
