import type { Session } from "@lunas/domain/merchant/ports";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { Mac } from "@lunas/domain/shared/mac";

/** The content of a row; its id follows from its key. */
export type StoredSession = Omit<Session, "id">;

/** A session as a row of Redis, with the MAC over its key and all of its fields. */
export function writeSession(mac: Mac, key: string, session: StoredSession): string {
  return JSON.stringify({ ...session, mac: mac.sign(signedText(key, session)) });
}

/** Null: there is no row, or this service did not write it, or wrote it for another token. */
export function readSession(mac: Mac, key: string, text: string | null): StoredSession | null {
  const row = parse(text);
  if (typeof row !== "object" || row === null) return null;
  const { mac: given, ...values } = row as Partial<Record<string, unknown>>;
  const { merchantId, createdAtMs, walletChanges, ipAddress, userAgent } = values;
  if (typeof merchantId !== "string" || typeof createdAtMs !== "number" || typeof given !== "string") return null;
  if (typeof walletChanges !== "number" || !isTextOrNull(ipAddress) || !isTextOrNull(userAgent)) return null;
  const session = { merchantId: merchantId as MerchantId, createdAtMs, walletChanges, ipAddress, userAgent };
  return mac.isValid(signedText(key, session), given) ? session : null;
}

/**
 * The MAC covers the key: a row that is copied to another token is invalid there. It also covers the count of wallet
 * changes: a session that a change has ended stays ended. A row of the previous version has no count, and its MAC does
 * not match.
 */
function signedText(key: string, session: StoredSession): string {
  const { merchantId, createdAtMs, walletChanges, ipAddress, userAgent } = session;
  return JSON.stringify([key, merchantId, createdAtMs, walletChanges, ipAddress, userAgent]);
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
