import { type Static, Type } from "@sinclair/typebox";
import { MapOf } from "../schema/map-of";
import { Nullable } from "../schema/nullable";
import { OneOf, Text, Timestamp } from "../schema/scalars";
import type { Operation } from "./operation";
import { Pagination, pageQuery } from "./pagination";

const Actor = Type.Object({
  kind: OneOf(["merchant", "key", "operator", "system"], "`merchant`: somebody in a session of the merchant."),
  id: Nullable(Type.String({ description: "`mer_…` or `key_…`; null for operators." })),
});

export const AuditEntry = Type.Object(
  {
    id: Type.String({ description: "`aud_…`" }),
    at: Timestamp,
    actor: Actor,
    action: Type.String({ description: "What was done, such as `api_key.create` or `session.open`." }),
    target: Type.String({ description: "To what: the id of a merchant, key, payment, delivery or event." }),
    details: MapOf(Type.String(), {
      description: "What was changed; what is no text stands as JSON. Never a secret; empty for operators.",
    }),
    ipAddress: Nullable(Type.String({ description: "Null once it was removed, and for operators." })),
    userAgent: Nullable(Type.String({ description: "As the request told it: at most 512 characters. Null as above." })),
  },
  { title: "AuditEntry" },
);
export type AuditEntry = Static<typeof AuditEntry>;

export const listAudit = {
  id: "listAudit",
  method: "GET",
  path: "/merchant/audit",
  summary: "Every change of the account and every sign-in, newest first",
  description:
    "By the merchant's sessions, its keys, and the operator. Entries are never changed or removed; IP addresses and user agents are removed after the time that the operator has set.",
  tag: "Merchant",
  status: "served",
  auth: "session",
  limit: "other",
  query: Type.Object({ ...pageQuery, action: Type.Optional(Text(1, 64, "Only this action.")) }),
  responses: { 200: Type.Object({ entries: Type.Array(AuditEntry), pagination: Pagination }) },
  errors: [],
} satisfies Operation;
