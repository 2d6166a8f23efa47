import { createHash } from "node:crypto";

/**
 * For content that changes only with a restart: the ETag is computed once, and Express answers 304 to a client that
 * sends it.
 */
export function cacheHeaders(body: string | Buffer): { readonly ETag: string; readonly "Cache-Control": string } {
  const digest = createHash("sha256").update(body).digest("base64url");
  return { ETag: `"${digest.slice(0, 27)}"`, "Cache-Control": "public, max-age=60" };
}
