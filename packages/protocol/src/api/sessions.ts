import { type Static, Type } from "@sinclair/typebox";
import { Nullable } from "../schema/nullable";
import { SessionId, Timestamp } from "../schema/scalars";
import type { Operation } from "./operation";

const Session = Type.Object(
  {
    id: Type.String({ description: "`ses_…`; names the session and opens nothing." }),
    createdAt: Timestamp,
    lastUsedAt: Timestamp,
    ipAddress: Nullable(Type.String({ description: "Where it was opened from." })),
    userAgent: Nullable(Type.String({ description: "What it was opened by." })),
    current: Type.Boolean({ description: "Whether it is the session of this request." }),
  },
  { title: "Session" },
);
export type Session = Static<typeof Session>;

const shared = { tag: "Sessions", status: "served", auth: "session", limit: "other" } as const;

export const listSessions = {
  ...shared,
  id: "listSessions",
  method: "GET",
  path: "/merchant/sessions",
  summary: "The live sessions, the last used first",
  responses: { 200: Type.Object({ sessions: Type.Array(Session) }) },
  errors: [],
} satisfies Operation;

export const endSession = {
  ...shared,
  id: "endSession",
  method: "DELETE",
  path: "/merchant/sessions/:id",
  summary: "End a session",
  description: "The own one: as signing out.",
  params: Type.Object({ id: SessionId }),
  responses: { 200: Type.Object({ id: Type.String(), ended: Type.Literal(true) }) },
  errors: ["not_found"],
} satisfies Operation;

export const endOtherSessions = {
  ...shared,
  id: "endOtherSessions",
  method: "DELETE",
  path: "/merchant/sessions",
  summary: "End all sessions but this one",
  responses: { 200: Type.Object({ ended: Type.Integer({ minimum: 0, description: "How many ended." }) }) },
  errors: [],
} satisfies Operation;
