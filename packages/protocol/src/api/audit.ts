import { type Static, Type } from "@sinclair/typebox";
import { MapOf } from "../schema/map-of";
import { Nullable } from "../schema/nullable";
import { OneOf, Text, Timestamp } from "../schema/scalars";
import type { Operation } from "./operation";
import { Pagination, pageQuery } from "./pagination";

const Actor = Type.Object({
  kind: OneOf(["merchant", "key", "operator", "system"], "`merchant`: a user with a session of the merchant."),
  id: Nullable(Type.String({ description: "`mer_…` or `key_…`; null for operators." })),
});

export const AuditEntry = Type.Object(
  {
    id: Type.String({ description: "`aud_…`" }),
    at: Timestamp,
    actor: Actor,
    action: Type.String({ description: "The action, such as `api_key.create` or `session.open`." }),
    target: Type.String({ description: "The id of the changed merchant, key, payment, delivery or event." }),
    details: MapOf(Type.String(), {
      description: "The changed values; a value that is not text is JSON. Never a secret; empty for operators.",
    }),
    ipAddress: Nullable(Type.String({ description: "Null after it was removed, and for operators." })),
    userAgent: Nullable(
      Type.String({ description: "As the request sent it, at most 512 characters. Null like `ipAddress`." }),
    ),
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
    "Actions of the merchant's sessions, of its keys, and of the operator. Entries never change and are never removed; IP addresses and user agents are removed after a period that the operator sets.",
  tag: "Merchant",
  status: "served",
  auth: "session",
  limit: "other",
  query: Type.Object({ ...pageQuery, action: Type.Optional(Text(1, 64, "Only this action.")) }),
  responses: { 200: Type.Object({ entries: Type.Array(AuditEntry), pagination: Pagination }) },
  errors: [],
} satisfies Operation;
