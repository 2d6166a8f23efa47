import type { MerchantId } from "../shared/id";

/** Who does what is written down: a merchant by its session, one of its keys, an operator, or the service by itself. */
export const actorKinds = ["merchant", "key", "operator", "system"] as const;

export interface Actor {
  readonly kind: (typeof actorKinds)[number];
  /** A merchant's or key's id, an operator's name, a service's. */
  readonly id: string;
}

/** Where a request came from, as it is kept: the user agent is printable and at most 512 characters long. */
export interface RequestOrigin {
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/** Who makes a change, and from where; stores write it down with what they change. */
export interface Author {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
}

/** What may be erased of an entry: where the request came from, and the texts of people that it changed. */
export interface PersonalPart extends RequestOrigin {
  readonly values?: Readonly<Record<string, unknown>>;
}

/** One change, with everything that explains it. Written with the change that it tells of, or not at all; never changed. */
export interface AuditEntry {
  readonly id: `aud_${string}`;
  readonly actor: Actor;
  /** A verb of the thing that it is done to, e.g. `payment.resolve`. */
  readonly action: string;
  /** What it is done to: the id of a payment, key or merchant, `chain:<id>`, `payer:<address>`. */
  readonly target: string;
  /** Whom it concerns, and may read it; null: no merchant alone. */
  readonly merchantId: MerchantId | null;
  /** JSON: what was changed, why, and what was read; never a secret, and nothing personal. Amounts are decimal strings. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Null: there is none, or it was erased. */
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
  /** The newest entries, newest first; `target` left out: of everything. */
  newest(limit: number, target?: string): Promise<readonly AuditEntry[]>;
  /** Those that concern a merchant, newest first, with how many there are in all. */
  list(
    merchantId: MerchantId,
    filter: AuditFilter,
  ): Promise<{ readonly entries: readonly AuditEntry[]; readonly total: number }>;
  /** For what changes no row, as a sign-in. */
  record(entry: NewAuditEntry): Promise<void>;
}
