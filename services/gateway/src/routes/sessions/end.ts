import type { Sessions } from "@lunas/domain/merchant/ports";
import type { SessionId } from "@lunas/domain/shared/id";
import { refuse } from "@lunas/domain/shared/refusal";
import { endSession as one, endOtherSessions as others } from "@lunas/protocol/api/sessions";
import { route } from "../../http/route";

/** Unknown, ended and another merchant's are one. */
export const endSession = ({ sessions }: { readonly sessions: Pick<Sessions, "closeById"> }) =>
  route(one, async ({ params, caller }) => {
    const id = params.id as SessionId;
    if (!(await sessions.closeById(caller.merchant.id, id))) return refuse("not_found", "There is no such session.");
    const answer = { status: 200, body: { id, ended: true } } as const;
    return id === caller.session.id ? { ...answer, session: null } : answer;
  });

export const endOtherSessions = ({ sessions }: { readonly sessions: Pick<Sessions, "closeOthers"> }) =>
  route(others, async ({ caller }) => {
    const ended = await sessions.closeOthers(caller.merchant.id, caller.session.id);
    return { status: 200, body: { ended } };
  });
