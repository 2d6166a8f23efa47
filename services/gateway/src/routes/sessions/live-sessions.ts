import type { Merchant } from "@lunas/domain/merchant/merchant";
import type { ListedSession, Sessions } from "@lunas/domain/merchant/ports";

/** A merchant's sessions that open something: none that a change of its wallet has ended. */
export async function liveSessions(
  sessions: Pick<Sessions, "list">,
  { id, walletChanges }: Pick<Merchant, "id" | "walletChanges">,
): Promise<readonly ListedSession[]> {
  return (await sessions.list(id)).filter((session) => session.walletChanges === walletChanges);
}
