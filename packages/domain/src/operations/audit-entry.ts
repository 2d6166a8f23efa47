import type { MerchantId } from "../shared/id";

/** The actors of audited changes: a merchant by its session, one of its keys, an operator, or the service itself. */
export const actorKinds = ["merchant", "key", "operator", "system"] as const;

export interface Actor {
  readonly kind: (typeof actorKinds)[number];
  /** The id of a merchant or key, or the name of an operator or a service. */
  readonly id: string;
}

/** The stored origin of a request: the user agent is printable and at most 512 characters long. */
export interface RequestOrigin {
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/** The author of a change, and the origin of its request; stores write it with the change. */
export interface Author {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
}

/** The part of an entry that may be erased: the request's origin, and changed texts about people. */
export interface PersonalPart extends RequestOrigin {
  readonly values?: Readonly<Record<string, unknown>>;
}

/** One change with its explanation. Written together with the change; never changed afterwards. */
export interface AuditEntry {
  readonly id: `aud_${string}`;
  readonly actor: Actor;
  /** The target's kind and a verb, e.g. `payment.resolve`. */
  readonly action: string;
  /** The id of a payment, key or merchant, `chain:<id>`, or `payer:<address>`. */
  readonly target: string;
  /** The merchant that the entry concerns and that may read it; null: no single merchant. */
  readonly merchantId: MerchantId | null;
  /**
   * JSON: the change, its reason, and the values read; no secrets, and no personal data. Amounts are decimal strings.
   */
  readonly details: Readonly<Record<string, unknown>>;
  /** Null: none, or erased. */
  readonly personal: PersonalPart | null;
  readonly atMs: number;
}

export type NewAuditEntry = Omit<AuditEntry, "id" | "atMs" | "merchantId" | "personal"> &
  Partial<Pick<AuditEntry, "merchantId" | "personal">>;

export interface AuditFilter {
  readonly action?: string;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

export interface AuditLog {
  /** The newest entries, newest first; without `target`: of all targets. */
  newest(limit: number, target?: string): Promise<readonly AuditEntry[]>;
  /** A merchant's entries, newest first, with their total number. */
  list(
    merchantId: MerchantId,
    filter: AuditFilter,
  ): Promise<{ readonly entries: readonly AuditEntry[]; readonly total: number }>;
  /** For an action that changes no row, e.g. a sign-in. */
  record(entry: NewAuditEntry): Promise<void>;
}
