import type { Address, Environment } from "@lunas/catalog/chain";
import type { MerchantId } from "../shared/id";
import type { FoundPayment, PaymentScope } from "./ports";
import type { PaymentStatus } from "./stored-payment";

/** Which payments are listed; null: whatever it is. */
export interface PaymentFilter {
  readonly status: PaymentStatus | null;
  readonly payer: Address | null;
  /** Exclusive both, and compared with when a payment was stored. */
  readonly sinceMs: number | null;
  readonly untilMs: number | null;
}

/** Which part of a list, newest first; `page` counts from 1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

export interface PaymentPage {
  readonly payments: readonly FoundPayment[];
  /** Of all pages, exact at the moment at which this one was read. */
  readonly total: number;
}

/** Token symbol → base units. */
export type Volumes = Readonly<Record<string, bigint>>;

/** Confirmed payments alone. */
export interface MerchantStats {
  readonly environment: Environment;
  readonly payments: number;
  readonly volumes: Volumes;
  /** Of payments that were stored after the time asked for. */
  readonly lately: { readonly payments: number; readonly volumes: Volumes; readonly uniquePayers: number };
}

export interface StatsRequest {
  /** null: production once there is a confirmed payment, else the sandbox. */
  readonly environment: Environment | null;
  readonly latelySinceMs: number;
}

/** What a merchant reads of its payments, however many there are. */
export interface PaymentBooks {
  list(scope: PaymentScope, filter: PaymentFilter, request: PageRequest): Promise<PaymentPage>;
  stats(merchantId: MerchantId, request: StatsRequest): Promise<MerchantStats>;
}
