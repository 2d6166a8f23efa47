import type { ApiKey } from "../../api/schemas";

export type Scope = ApiKey["scopes"][number];

/** What a secret key may be limited to, in the order in which they are offered. */
export const keyScopes: readonly Scope[] = [
  "payments:settle",
  "payments:read",
  "refunds:write",
  "links:write",
  "events:read",
  "sandbox",
];
