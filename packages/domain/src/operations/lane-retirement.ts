import type { Address } from "@lunas/catalog/chain";
import type { NewAuditEntry } from "./audit-entry";

/** `again`: it was retired before. */
export type Retired = "retired" | "again" | "unknown";

export interface LaneRetirement {
  /**
   * Takes a lane from its settler for good: it gets no ordinary payment any more, and what is open on it is followed. A settler that has
   * its key takes it again for payments whose payer named it. Writes the audit entry.
   */
  retire(lane: { readonly chainId: number; readonly address: Address }, entry: NewAuditEntry): Promise<Retired>;
}
