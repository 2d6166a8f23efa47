import { sessionEntry } from "@lunas/domain/merchant/log-in";
import type { Sessions } from "@lunas/domain/merchant/ports";
import type { AuditLog } from "@lunas/domain/operations/audit-entry";
import { logout } from "@lunas/protocol/api/auth";
import { route } from "../../http/route";

export interface LogOutDeps {
  readonly sessions: Pick<Sessions, "close">;
  readonly audit: Pick<AuditLog, "record">;
}

export const logOutMerchant = ({ sessions, audit }: LogOutDeps) =>
  route(logout, async ({ caller, context }) => {
    await audit.record(sessionEntry(caller.merchant, context.origin(), { verb: "close" }));
    await sessions.close(caller.sessionToken);
    return { status: 200, body: { loggedOut: true }, session: null };
  });
