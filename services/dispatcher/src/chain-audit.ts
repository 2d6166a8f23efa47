import type { AuditChain } from "@lunas/database/audit-chain";
import { checkNewestEntries } from "@lunas/domain/operations/audit-chain";
import type { Part } from "@lunas/runtime/parts";
import type { DispatcherObserver } from "./observe";
import { repeat } from "./repeat";

/** No request waits for it; each run is one query of an empty table. */
const everyMs = 1_000;
const batch = 250;
const headEveryMs = 3_600_000;

/** Chains the audit log's new entries by hash, after their commit; one dispatcher at a time. */
export function chainAudit(chain: Pick<AuditChain, "chain">, observe: DispatcherObserver): Part {
  return repeat({
    name: "chain-audit",
    everyMs,
    async step() {
      const count = await chain.chain(batch);
      if (count > 0) observe.auditChained(count);
      return count === batch;
    },
    onFault: (error) => observe.fault("audit", error),
  });
}

/**
 * Logs the head of the chain at the start and every hour: in a place where the database's owner cannot write, it proves
 * which entries existed. Before that it compares the newest entries with the chain.
 */
export function reportAuditHead(
  chain: Pick<AuditChain, "head" | "rowsOfEntries" | "unchained">,
  observe: DispatcherObserver,
): Part {
  return repeat({
    name: "tell-audit-head",
    everyMs: headEveryMs,
    async step() {
      observe.auditChecked(
        await checkNewestEntries({ head: chain.head, rows: chain.rowsOfEntries, unchained: chain.unchained }),
      );
      const head = await chain.head();
      if (head !== null) observe.auditHead(head);
      return false;
    },
    onFault: (error) => observe.fault("audit", error),
  });
}
