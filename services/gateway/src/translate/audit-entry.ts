import type { AuditEntry } from "@lunas/domain/operations/audit-entry";
import type { AuditEntry as AuditAnswer } from "@lunas/protocol/api/audit";

/**
 * An entry as its merchant sees it. For an operator it shows the action and its target, but neither the name nor the
 * reasons.
 */
export function auditAnswer({ id, atMs, actor, action, target, details, personal }: AuditEntry): AuditAnswer {
  const isOperators = actor.kind === "operator";
  return {
    ...{ id, action, target, at: new Date(atMs).toISOString() },
    actor: { kind: actor.kind, id: isOperators ? null : actor.id },
    details: isOperators ? {} : texts({ ...details, ...personal?.values }),
    ipAddress: personal?.ipAddress ?? null,
    userAgent: personal?.userAgent ?? null,
  };
}

function texts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value ?? null),
  ]);
  return Object.fromEntries(shown);
}
