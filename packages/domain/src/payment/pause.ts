import type { MerchantId } from "../shared/id";

/** The scopes of a pause, the widest first. A pause stops new payments; payments in flight continue. */
export const pauseScopes = ["chain", "merchant", "payer"] as const;
export type PauseScope = (typeof pauseScopes)[number];

/** `subject`: a chain's id, a merchant's id, or a payer's EIP-55 address. */
export interface Pause {
  readonly scope: PauseScope;
  readonly subject: string;
  /** For operators only. */
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

/** The operators' store. */
export interface OperationsStore {
  /** True: paused now, with this reason. False: already paused; the earlier reason stays. */
  pause(pause: Omit<Pause, "sinceMs">): Promise<boolean>;
  /** False: it was not paused. */
  resume(scope: PauseScope, subject: string): Promise<boolean>;
  pauses(): Promise<readonly Pause[]>;
  hasMerchant(id: MerchantId): Promise<boolean>;
  /** The gas costs of merchants' settlements for this many days, newest first. */
  gasByDay(days: number): Promise<readonly GasOfDay[]>;
}
