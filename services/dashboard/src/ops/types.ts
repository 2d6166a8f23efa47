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

export interface Instance {
  readonly id: string;
  readonly service: string;
  readonly version: string;
  readonly commit: string;
  readonly startedAtMs: number;
  readonly seenAtMs: number;
  readonly isMissing: boolean;
}

export interface PaymentSummary {
  readonly id: string;
  readonly network: string;
  readonly merchantId: string;
  readonly environment: string;
  readonly status: string;
  readonly amount: string;
  readonly payer: string;
  readonly refundOf: string | null;
  readonly storedAtMs: number;
}

export interface FoundRecord {
  readonly kind: "channel" | "charge" | "action" | "hold";
  readonly id: string;
  readonly status: string;
  readonly environment: string;
  readonly network: string;
  readonly merchantId: string | null;
  readonly facts: readonly RecordFact[];
  readonly actions: readonly ActionSummary[];
}

export interface RecordFact {
  readonly name: string;
  readonly as: "text" | "amount" | "time" | "reference";
  readonly value: string;
}

export interface ActionSummary {
  readonly id: string;
  readonly kind: string;
  readonly cause: string;
  readonly status: string;
  readonly amount: string | null;
  readonly txHash: string | null;
  readonly failure: string | null;
  readonly createdAtMs: number;
}

export interface FoundPayments {
  readonly record: FoundRecord | null;
  readonly isReference: boolean;
  readonly payments: readonly PaymentSummary[];
  readonly isPart: boolean;
  readonly limit: number;
}

export interface Transaction {
  readonly lane: string;
  readonly heldBy: string | null;
  readonly nonce: number;
  readonly purpose: string;
  readonly isOpen: boolean;
  readonly isAbandoned?: boolean;
  readonly payments: number;
  readonly minedHash: string | null;
  readonly minedStatus: string | null;
  readonly blockNumber: number | null;
  readonly attempts: readonly { readonly hash: string; readonly broadcastOutcome: string | null }[];
}

export interface Stage {
  readonly stage: string;
  readonly atMs: number;
  readonly durationMs: number | null;
  readonly txHash: string | null;
  readonly reason: string | null;
  readonly webhook: { readonly statusCode: number | null; readonly error: string | null } | null;
}

export interface Delivery {
  readonly id: string;
  readonly eventType: string;
  readonly status: string;
  readonly attempts: number;
  readonly createdAtMs: number;
  readonly nextAttemptAtMs: number | null;
  readonly statusCode: number | null;
  readonly error: string | null;
}

export interface PaymentDetail extends PaymentSummary {
  readonly payTo: string;
  readonly deadlineMs: number;
  readonly failure: { readonly code: string; readonly message: string } | null;
  readonly txHash: string | null;
  readonly blockNumber: number | null;
  /** Of a pending payment. */
  readonly why?: string;
  readonly remedy?: StuckPayment["remedy"];
  readonly transactions: readonly Transaction[];
  readonly timeline: {
    readonly stages: readonly Stage[];
    readonly omitted: { readonly attempts: number; readonly webhooks: number };
  } | null;
  readonly refunds: readonly PaymentSummary[];
  readonly deliveries: readonly Delivery[];
  readonly entries: readonly OpsAuditEntry[];
}

export interface Refills {
  readonly low: readonly {
    readonly network: string;
    readonly address: string;
    readonly isTreasury: boolean;
    readonly balanceWei: string;
    readonly boundWei: string;
    readonly isEmpty: boolean;
  }[];
  readonly today: readonly {
    readonly network: string;
    readonly sentWei: string;
    readonly dailyWei: string | null;
    readonly leftWei: string | null;
  }[];
  readonly refills: readonly {
    readonly atMs: number;
    readonly network: string;
    readonly treasury: string;
    readonly lane: string;
    readonly wei: string;
    readonly hash: string | null;
    readonly state: "open" | "arrived" | "reverted" | "abandoned" | "replaced";
  }[];
  readonly limit: number;
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
