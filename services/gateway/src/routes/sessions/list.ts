import type { Sessions } from "@lunas/domain/merchant/ports";
import { listSessions as operation } from "@lunas/protocol/api/sessions";
import { route } from "../../http/route";
import { liveSessions } from "./live-sessions";

/** A merchant's live sessions, by ids that cannot be used to sign in. */
export const listSessions = ({ sessions }: { readonly sessions: Pick<Sessions, "list"> }) =>
  route(operation, async ({ caller }) => {
    const found = await liveSessions(sessions, caller.merchant);
    const listed = found.map(({ id, createdAtMs, lastUsedAtMs, ipAddress, userAgent }) => ({
      id,
      createdAt: new Date(createdAtMs).toISOString(),
      lastUsedAt: new Date(lastUsedAtMs).toISOString(),
      ipAddress,
      userAgent,
      current: id === caller.session.id,
    }));
    return { status: 200, body: { sessions: listed } };
  });
