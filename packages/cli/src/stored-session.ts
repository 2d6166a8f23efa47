/** A session that `login` opened, as the profile stores it. */
export interface StoredSession {
  /** The service that opened it: the cookie goes there only. */
  readonly url: string;
  readonly cookie: string;
}

export function readSession(found: unknown): StoredSession | undefined {
  if (typeof found !== "object" || found === null) return undefined;
  const { url, cookie } = found as Partial<StoredSession>;
  return typeof url === "string" && typeof cookie === "string" ? { url, cookie } : undefined;
}
