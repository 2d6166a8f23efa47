import type { MerchantId } from "../shared/id";

/** What can be told to take no new payments, the widest first. What is in flight goes on to its end. */
export const pauseScopes = ["chain", "merchant", "payer"] as const;
export type PauseScope = (typeof pauseScopes)[number];

/** `subject`: a chain's id, a merchant's id, or a payer's address in its EIP-55 spelling. */
export interface Pause {
  readonly scope: PauseScope;
  readonly subject: string;
  /** For operators; nobody else is told. */
  readonly reason: string;
  readonly sinceMs: number;
}

export interface GasOfDay {
  /** A UTC day, e.g. `2026-11-21`. */
  readonly day: string;
  readonly chainId: number;
  readonly merchantId: MerchantId;
  readonly merchantName: string;
  readonly wei: bigint;
}

/** What operators tell the service and ask of it. */
export interface OperationsStore {
  /** True: it is paused now, with this reason; false: it was already, and keeps the one that it had. */
  pause(pause: Omit<Pause, "sinceMs">): Promise<boolean>;
  /** False: it was not paused. */
  resume(scope: PauseScope, subject: string): Promise<boolean>;
  pauses(): Promise<readonly Pause[]>;
  hasMerchant(id: MerchantId): Promise<boolean>;
  /** What merchants' settlements have cost, the newest day first, for so many days. */
  gasByDay(days: number): Promise<readonly GasOfDay[]>;
}
