import type { Merchant } from "@lunas/domain/merchant/merchant";
import type { ListedSession, Sessions } from "@lunas/domain/merchant/ports";

/** A merchant's valid sessions, without those that a wallet change has ended. */
export async function liveSessions(
  sessions: Pick<Sessions, "list">,
  { id, walletChanges }: Pick<Merchant, "id" | "walletChanges">,
): Promise<readonly ListedSession[]> {
  return (await sessions.list(id)).filter((session) => session.walletChanges === walletChanges);
}
