import { createHash } from "node:crypto";

/** For what changes with a restart only: its tag is made once, and Express answers 304 to whoever has it. */
export function cacheHeaders(body: string | Buffer): { readonly ETag: string; readonly "Cache-Control": string } {
  const digest = createHash("sha256").update(body).digest("base64url");
  return { ETag: `"${digest.slice(0, 27)}"`, "Cache-Control": "public, max-age=60" };
}
