/** The answers of the console's own API. Times in milliseconds, amounts as decimal strings. */
export interface PartHealth {
  readonly name: string;
  readonly status: "ok" | "degraded" | "down";
  readonly report: unknown;
}

export interface Backlog {
  readonly network: string;
  readonly waiting: number;
  readonly inFlight: number;
  readonly oldestPendingSeconds: number;
  readonly oldestInFlightSeconds: number;
  readonly lanes: number;
  readonly lanesResting: number;
  readonly lanesUnheld: number;
  readonly pending: Readonly<Record<"under1m" | "under5m" | "under30m" | "over30m", number>>;
}

export interface Health {
  readonly parts: readonly PartHealth[];
  readonly chains: readonly Backlog[];
  readonly deliveries: Readonly<Record<"outbox" | "outboxLagSeconds" | "pending" | "due" | "oldestDueSeconds", number>>;
  readonly settlers: readonly { readonly id: string; readonly network: string; readonly seenAtMs: number }[];
}

export interface Lane {
  readonly network: string;
  readonly address: string;
  readonly settles: boolean;
  readonly nextNonce: number;
  readonly heldBy: string | null;
  readonly balanceWei: string | null;
  readonly resting: boolean;
  readonly retiredAtMs: number | null;
  readonly openTransactions: number;
  readonly oldestOpenNonce: number | null;
}

export interface StuckPayment {
  readonly id: string;
  readonly network: string;
  readonly merchantId: string;
  readonly environment: string;
  readonly tokenSymbol: string;
  readonly amount: string;
  readonly ageMs: number;
  readonly deadlineMs: number;
  readonly lane: string | null;
  readonly why: string;
  readonly remedy: "wait" | "start_settler" | "fill_lane" | "check_endpoints" | "resolve";
}

export interface Pause {
  readonly scope: "chain" | "merchant" | "payer";
  readonly subject: string;
  readonly shown: string;
  readonly reason: string;
  readonly sinceMs: number;
}

export interface OpsMerchant {
  readonly id: string;
  readonly name: string;
  readonly walletAddress: string;
  readonly registeredAtMs: number;
  readonly approvedAtMs: number | null;
  readonly suspendedAtMs: number | null;
  readonly webhookDisabledAtMs: number | null;
  readonly webhookFailingSinceMs: number | null;
}

export interface Gas {
  readonly day: string;
  readonly network: string;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly wei: string;
}

export interface Ledger {
  readonly state: "idle" | "running" | "done" | "failed";
  readonly startedAtMs?: number;
  readonly endedAtMs?: number;
  readonly operator?: string;
  readonly nonces?: number;
  readonly payments?: number;
  readonly isGood?: boolean;
  readonly text?: string;
}

export interface OpsAuditEntry {
  readonly id: string;
  readonly actor: { readonly kind: string; readonly id: string };
  readonly action: string;
  readonly target: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly atMs: number;
}
