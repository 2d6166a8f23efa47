import { type Static, Type } from "@sinclair/typebox";
import { Nullable } from "../schema/nullable";
import { Environment, IpRange, KeyId, OneOf, Origin, Text, Timestamp } from "../schema/scalars";
import { keyScopes } from "./key-scopes";
import type { Operation } from "./operation";

const KeyType = OneOf(["secret", "publishable"]);
const Label = Text(0, 100, "Free text.");
const AllowedOrigins = Type.Array(Origin, {
  minItems: 1,
  maxItems: 50,
  uniqueItems: true,
  description: "Origins from which a publishable key may be used; compared exactly.",
});

const AllowedIps = Type.Array(IpRange, {
  maxItems: 50,
  uniqueItems: true,
  description: "The addresses from which a secret key may be used; an empty list: every address.",
});
const Scope = OneOf(keyScopes);

export const ApiKeyRequest = Type.Object(
  {
    environment: Environment,
    label: Type.Unsafe<string>({ ...Label, default: "" }),
    type: Type.Unsafe<Static<typeof KeyType>>({ ...KeyType, default: "secret" }),
    allowedOrigins: Type.Optional(AllowedOrigins),
    scopes: Type.Optional(
      Type.Array(Scope, {
        minItems: 1,
        maxItems: keyScopes.length,
        uniqueItems: true,
        description:
          "The operations that a secret key may use; without it: all. Scopes never change: make another key.",
      }),
    ),
    allowedIps: Type.Optional(AllowedIps),
    expiresAt: Type.Optional(
      Type.String({ format: "date-time", description: "When a secret key stops working; without it: never." }),
    ),
  },
  { additionalProperties: false, title: "ApiKeyRequest" },
);
export type ApiKeyRequest = Static<typeof ApiKeyRequest>;

const identity = {
  id: Type.String({ description: "`key_…`" }),
  prefix: Type.String({ description: "The key's prefix and its next six characters." }),
  type: KeyType,
  environment: Environment,
  label: Type.String(),
  allowedOrigins: Type.Array(Type.String()),
  scopes: Type.Array(Scope),
  allowedIps: Type.Array(Type.String()),
  expiresAt: Nullable(
    Type.String({
      format: "date-time",
      description: "When a secret key stops working; null: never. A rolled key's successor keeps it.",
    }),
  ),
  createdAt: Timestamp,
};

export const ApiKey = Type.Object(
  {
    ...identity,
    lastUsedAt: Nullable(Type.String({ format: "date-time", description: "Accurate to the minute." })),
    revokedAt: Nullable(
      Type.String({
        format: "date-time",
        description: "When it was revoked, or, for a rolled key, when it stops working. `expiresAt` tells the expiry.",
      }),
    ),
  },
  { title: "ApiKey" },
);
export type ApiKey = Static<typeof ApiKey>;

const key = Type.String({ description: "The full key, shown only here." });

export const IssuedApiKey = Type.Object({ ...identity, key }, { title: "IssuedApiKey" });
export type IssuedApiKey = Static<typeof IssuedApiKey>;

export const RevokedApiKey = Type.Object({ id: Type.String(), revokedAt: Timestamp }, { title: "RevokedApiKey" });

export const RolledApiKey = Type.Object(
  { ...identity, key, replaces: Type.Object({ id: Type.String(), revokedAt: Timestamp }) },
  { title: "RolledApiKey", description: "The new key; the key that it replaces works until `replaces.revokedAt`." },
);

const params = Type.Object({ id: KeyId });
const shared = { tag: "API keys", status: "served", auth: "session" } as const;

export const createApiKey = {
  ...shared,
  id: "createApiKey",
  method: "POST",
  path: "/merchant/api-keys",
  limit: "merchant",
  summary: "Make an API key",
  description:
    "`allowedOrigins` is required for a publishable key and refused for a secret one; `scopes`, `allowedIps` and `expiresAt` are for secret keys only. A merchant can have at most 50 live keys.",
  body: ApiKeyRequest,
  responses: { 201: IssuedApiKey },
  errors: [
    "sandbox_operation_unsupported",
    "reauthentication_required",
    "production_not_approved",
    "too_many_api_keys",
  ],
} satisfies Operation;

export const listApiKeys = {
  ...shared,
  id: "listApiKeys",
  method: "GET",
  path: "/merchant/api-keys",
  limit: "other",
  summary: "All API keys, including revoked ones",
  responses: { 200: Type.Object({ apiKeys: Type.Array(ApiKey) }) },
  errors: [],
} satisfies Operation;

export const updateApiKey = {
  ...shared,
  id: "updateApiKey",
  method: "PATCH",
  path: "/merchant/api-keys/:id",
  limit: "other",
  summary: "Change a key's label, its allowed origins or its allowed addresses",
  description:
    "`allowedOrigins` and `allowedIps` replace the whole list; `allowedOrigins` is refused for a secret key, `allowedIps` for a publishable one.",
  params,
  body: Type.Object(
    {
      label: Type.Optional(Label),
      allowedOrigins: Type.Optional(AllowedOrigins),
      allowedIps: Type.Optional(AllowedIps),
    },
    { additionalProperties: false, title: "ApiKeyUpdate" },
  ),
  responses: { 200: ApiKey },
  errors: ["not_found", "reauthentication_required"],
} satisfies Operation;

export const rollApiKey = {
  ...shared,
  id: "rollApiKey",
  method: "POST",
  path: "/merchant/api-keys/:id/roll",
  limit: "merchant",
  summary: "Replace a key with a new one that has the same properties",
  description:
    "A revoked key cannot be rolled. If a key is rolled twice, the shorter grace period counts. The new key keeps `expiresAt`.",
  params,
  body: Type.Object(
    {
      graceSeconds: Type.Unsafe<0 | 3600 | 86400 | 604800>({
        type: "integer",
        enum: [0, 3_600, 86_400, 604_800],
        description: "How many seconds the old key still works.",
      }),
    },
    { additionalProperties: false, title: "ApiKeyRoll" },
  ),
  responses: { 201: RolledApiKey },
  errors: ["sandbox_operation_unsupported", "not_found", "reauthentication_required", "too_many_api_keys"],
} satisfies Operation;

export const revokeApiKey = {
  ...shared,
  id: "revokeApiKey",
  method: "DELETE",
  path: "/merchant/api-keys/:id",
  limit: "other",
  summary: "Revoke a key",
  description: "If the key was revoked before: the same answer.",
  params,
  responses: { 200: RevokedApiKey },
  errors: ["not_found"],
} satisfies Operation;
