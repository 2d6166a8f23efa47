import { type Authenticated, keyScopes } from "@lunas/domain/merchant/api-key";

/** What a gateway knows of a secret sandbox key that is limited to nothing. */
export function anAuthenticatedKey(overrides: Partial<Authenticated["key"]> = {}): Authenticated["key"] {
  return {
    ...{ id: "key_1", lineage: "key_1", type: "secret", environment: "sandbox" },
    ...{ allowedOrigins: [], scopes: keyScopes, allowedIps: [], expiresAtMs: null },
    ...overrides,
  };
}
