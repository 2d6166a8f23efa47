import { type AuditChainReader, verifyAuditChain } from "@lunas/domain/operations/audit-chain";
import type { AuditLog } from "@lunas/domain/operations/audit-entry";
import { auditLine } from "./describe-payment";
import type { AuditCommand } from "./parse-audit";
import type { Result } from "./result";

export interface AuditDeps {
  readonly audit: AuditLog;
  readonly chain: AuditChainReader;
}

/** Shows the entries, or proves that none was changed since. */
export async function runAudit({ audit, chain }: AuditDeps, command: AuditCommand): Promise<Result> {
  if (command.kind === "audit") {
    const entries = await audit.newest(command.count);
    const text = entries.length === 0 ? "nothing was done yet" : entries.map(auditLine).join("\n");
    return { text, isGood: true, data: entries };
  }
  const { entries, erased, waiting, head, problems } = await verifyAuditChain(chain, command.head);
  const lines = [
    `${entries} entries are chained, the personal part of ${erased} is erased; ${waiting} wait to be chained`,
    head === null ? "the chain has no head yet" : `head: ${head.position}:${head.hash}`,
    problems.length === 0 ? "the chain holds" : `${problems.length} problems:`,
    ...problems.map((problem) => `  ${problem}`),
  ];
  return {
    text: lines.join("\n"),
    isGood: problems.length === 0,
    data: { entries, erased, waiting, head, problems },
  };
}
