import { sessionEntry } from "@lunas/domain/merchant/log-in";
import type { Sessions } from "@lunas/domain/merchant/ports";
import type { AuditLog } from "@lunas/domain/operations/audit-entry";
import type { SessionId } from "@lunas/domain/shared/id";
import { refuse } from "@lunas/domain/shared/refusal";
import { endSession as one, endOtherSessions as others } from "@lunas/protocol/api/sessions";
import { route } from "../../http/route";
import { liveSessions } from "./live-sessions";

interface EndDeps<Verb extends keyof Sessions> {
  readonly sessions: Pick<Sessions, Verb>;
  readonly audit: Pick<AuditLog, "record">;
}

/** Unknown, ended and other merchants' sessions get the same answer. */
export const endSession = ({ sessions, audit }: EndDeps<"list" | "closeById">) =>
  route(one, async ({ params, caller: { merchant, session }, context }) => {
    const id = params.id as SessionId;
    const isLive = (await liveSessions(sessions, merchant)).some((each) => each.id === id);
    if (!isLive) return refuse("not_found", "There is no such session.");
    // Written before the end: no session ends without an entry in the log.
    const note = { verb: "close", details: { session: id } } as const;
    await audit.record(sessionEntry(merchant, context.origin(), note));
    await sessions.closeById(merchant.id, id);
    const answer = { status: 200, body: { id, ended: true } } as const;
    return id === session.id ? { ...answer, session: null } : answer;
  });

export const endOtherSessions = ({ sessions, audit }: EndDeps<"closeOthers">) =>
  route(others, async ({ caller: { merchant, session }, context }) => {
    const note = { verb: "close_others", details: { kept: session.id } } as const;
    await audit.record(sessionEntry(merchant, context.origin(), note));
    return { status: 200, body: { ended: await sessions.closeOthers(merchant.id, session.id) } };
  });
