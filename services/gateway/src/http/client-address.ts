import { isIP } from "node:net";
import type { Request } from "express";

/**
 * The address of the client, according to `TRUST_PROXY`; null where the proxy names none. Some proxies write the
 * client's port behind it: each connection would be another client.
 */
export function clientAddress({ ip }: Pick<Request, "ip">): string | null {
  if (ip === undefined) return null;
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(ip) ?? [];
  const bare = v6 ?? v4;
  return bare !== undefined && isIP(bare) !== 0 ? bare : ip;
}
