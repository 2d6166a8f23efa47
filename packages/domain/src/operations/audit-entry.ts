/** Who does what is written down: a merchant by its session, one of its keys, an operator, or the service by itself. */
export const actorKinds = ["merchant", "key", "operator", "system"] as const;

export interface Actor {
  readonly kind: (typeof actorKinds)[number];
  /** A merchant's or key's id, an operator's name, a service's. */
  readonly id: string;
}

/** One change, with everything that explains it. Written with the change that it tells of, or not at all; never changed. */
export interface AuditEntry {
  readonly id: `aud_${string}`;
  readonly actor: Actor;
  /** A verb of the thing that it is done to, e.g. `payment.resolve`. */
  readonly action: string;
  /** What it is done to: the id of a payment or merchant, `chain:<id>`, `payer:<address>`. */
  readonly target: string;
  /** JSON: what was changed, why, and what was read; never a secret. Amounts are decimal strings. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly atMs: number;
}

export type NewAuditEntry = Omit<AuditEntry, "id" | "atMs">;

export interface AuditLog {
  /** The newest entries, newest first; `target` left out: of everything. */
  newest(limit: number, target?: string): Promise<readonly AuditEntry[]>;
}
