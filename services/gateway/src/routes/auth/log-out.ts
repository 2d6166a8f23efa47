import type { Sessions } from "@lunas/domain/merchant/ports";
import { logout } from "@lunas/protocol/api/auth";
import { route } from "../../http/route";

export const logOutMerchant = ({ sessions }: { readonly sessions: Pick<Sessions, "close"> }) =>
  route(logout, async ({ caller }) => {
    await sessions.close(caller.sessionToken);
    return { status: 200, body: { loggedOut: true }, session: null };
  });
