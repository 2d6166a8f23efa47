import type { Address, Environment } from "@lunas/catalog/chain";
import type { LinkId, MerchantId } from "../shared/id";
import type { FoundPayment, PaymentScope } from "./ports";
import type { PaymentStatus } from "./stored-payment";

/** The time when what is listed was stored; both exclusive, null: without that bound. */
export interface ListedPeriod {
  readonly sinceMs: number | null;
  readonly untilMs: number | null;
}

/** Of a page: the count of all pages, exact when this page was read. */
export interface ListTotal {
  readonly total: number;
}

/** Which payments are listed; null: all values. */
export interface PaymentFilter extends ListedPeriod {
  readonly status: PaymentStatus | null;
  readonly payer: Address | null;
  readonly chainId: number | null;
  readonly linkId: LinkId | null;
  /** The whole URL. */
  readonly resource: string | null;
}

/** A page of a list, newest first; `page` counts from 1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

export interface PaymentPage extends ListTotal {
  readonly payments: readonly FoundPayment[];
}

/** Token symbol → base units. */
export type Volumes = Readonly<Record<string, bigint>>;

/** Counts confirmed payments only. */
export interface MerchantStats {
  readonly environment: Environment;
  readonly payments: number;
  readonly volumes: Volumes;
  /** Refunds that were settled; the volumes are before them. */
  readonly refunded: Volumes;
  /** Payments that were stored after the requested time. */
  readonly lately: {
    readonly payments: number;
    readonly volumes: Volumes;
    readonly refunded: Volumes;
    readonly uniquePayers: number;
  };
}

export interface StatsRequest {
  /** null: production if there is a confirmed payment there, else the sandbox. */
  readonly environment: Environment | null;
  readonly latelySinceMs: number;
}

/** From storing a request to the payment's confirmation, of the newest confirmed payments: at most a thousand. */
export interface SettlementTimes {
  readonly payments: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** A merchant's view of its payments. */
export interface PaymentBooks {
  list(scope: PaymentScope, filter: PaymentFilter, request: PageRequest): Promise<PaymentPage>;
  stats(merchantId: MerchantId, request: StatsRequest): Promise<MerchantStats>;
  /** Of payments that were stored after a time; null: none of them is confirmed. */
  settlementTimes(scope: PaymentScope, sinceMs: number): Promise<SettlementTimes | null>;
}
