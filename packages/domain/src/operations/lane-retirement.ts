import type { Address } from "@lunas/catalog/chain";
import type { NewAuditEntry } from "./audit-entry";

/** `again`: it was retired before. */
export type Retired = "retired" | "again" | "unknown";

export interface LaneRetirement {
  /**
   * Takes a lane from its settler for good: nothing more is signed for it, and what is open on it is only followed.
   * Writes the audit entry.
   */
  retire(lane: { readonly chainId: number; readonly address: Address }, entry: NewAuditEntry): Promise<Retired>;
}
