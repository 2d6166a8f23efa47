import { type Static, Type } from "@sinclair/typebox";
import { Nullable } from "../schema/nullable";
import { Environment, KeyId, OneOf, Origin, Text, Timestamp } from "../schema/scalars";
import type { Operation } from "./operation";

const KeyType = OneOf(["secret", "publishable"]);
const Label = Text(0, 100, "Free text.");
const AllowedOrigins = Type.Array(Origin, {
  minItems: 1,
  maxItems: 50,
  uniqueItems: true,
  description: "Origins from which a publishable key may be used; compared exactly.",
});

export const ApiKeyRequest = Type.Object(
  {
    environment: Environment,
    label: Type.Unsafe<string>({ ...Label, default: "" }),
    type: Type.Unsafe<Static<typeof KeyType>>({ ...KeyType, default: "secret" }),
    allowedOrigins: Type.Optional(AllowedOrigins),
  },
  { additionalProperties: false, title: "ApiKeyRequest" },
);
export type ApiKeyRequest = Static<typeof ApiKeyRequest>;

const identity = {
  id: Type.String({ description: "`key_…`" }),
  prefix: Type.String({ description: "The key's family and its next six characters." }),
  type: KeyType,
  environment: Environment,
  label: Type.String(),
  allowedOrigins: Type.Array(Type.String()),
  createdAt: Timestamp,
};

export const ApiKey = Type.Object(
  {
    ...identity,
    lastUsedAt: Nullable(Type.String({ format: "date-time", description: "To the minute." })),
    revokedAt: Nullable(
      Type.String({ format: "date-time", description: "When it stopped working; of a rolled key, when it will." }),
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
  { title: "RolledApiKey", description: "The successor; the key that it replaces works until `replaces.revokedAt`." },
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
  description: "`allowedOrigins` is required for a publishable key and refused for a secret one.",
  body: ApiKeyRequest,
  responses: { 201: IssuedApiKey },
  errors: [],
} satisfies Operation;

export const listApiKeys = {
  ...shared,
  id: "listApiKeys",
  method: "GET",
  path: "/merchant/api-keys",
  limit: "other",
  summary: "All API keys, revoked ones too",
  responses: { 200: Type.Object({ apiKeys: Type.Array(ApiKey) }) },
  errors: [],
} satisfies Operation;

export const updateApiKey = {
  ...shared,
  id: "updateApiKey",
  method: "PATCH",
  path: "/merchant/api-keys/:id",
  limit: "other",
  summary: "Change a key's label or its allowed origins",
  description: "`allowedOrigins` replaces the whole list, and is refused for a secret key.",
  params,
  body: Type.Object(
    { label: Type.Optional(Label), allowedOrigins: Type.Optional(AllowedOrigins) },
    { additionalProperties: false, title: "ApiKeyUpdate" },
  ),
  responses: { 200: ApiKey },
  errors: ["not_found"],
} satisfies Operation;

export const rollApiKey = {
  ...shared,
  id: "rollApiKey",
  method: "POST",
  path: "/merchant/api-keys/:id/roll",
  limit: "merchant",
  summary: "Replace a key by a successor with the same properties",
  description: "A revoked key has no successor. Rolled again, the old key lives for the shorter of both graces.",
  params,
  body: Type.Object(
    {
      graceSeconds: Type.Unsafe<0 | 3600 | 86400 | 604800>({
        type: "integer",
        enum: [0, 3_600, 86_400, 604_800],
        description: "How long the old key still works.",
      }),
    },
    { additionalProperties: false, title: "ApiKeyRoll" },
  ),
  responses: { 201: RolledApiKey },
  errors: ["not_found"],
} satisfies Operation;

export const revokeApiKey = {
  ...shared,
  id: "revokeApiKey",
  method: "DELETE",
  path: "/merchant/api-keys/:id",
  limit: "other",
  summary: "Revoke a key",
  description: "Again: the same answer.",
  params,
  responses: { 200: RevokedApiKey },
  errors: ["not_found"],
} satisfies Operation;
