import type { AuditLog } from "@lunas/domain/operations/audit-entry";
import { listAudit as operation } from "@lunas/protocol/api/audit";
import { route } from "../../http/route";
import { auditAnswer } from "../../translate/audit-entry";

export const listAudit = ({ audit }: { readonly audit: Pick<AuditLog, "list"> }) =>
  route(operation, async ({ query: { page, limit, action }, caller }) => {
    const filter = { page, limit, ...(action !== undefined && { action }) };
    const { entries, total } = await audit.list(caller.merchant.id, filter);
    const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) };
    return { status: 200, body: { entries: entries.map(auditAnswer), pagination } };
  });
