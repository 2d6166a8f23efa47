import { type Static, Type } from "@sinclair/typebox";
import { Nullable } from "../schema/nullable";
import { SessionId, Timestamp } from "../schema/scalars";
import type { Operation } from "./operation";

const Session = Type.Object(
  {
    id: Type.String({ description: "`ses_…`; identifies the session and cannot be used to sign in." }),
    createdAt: Timestamp,
    lastUsedAt: Timestamp,
    ipAddress: Nullable(Type.String({ description: "The IP address that opened it; null if it is not known." })),
    userAgent: Nullable(Type.String({ description: "The browser or program that opened it, as it names itself." })),
    current: Type.Boolean({ description: "Whether this request uses the session." }),
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
  summary: "The live sessions, most recently used first",
  responses: { 200: Type.Object({ sessions: Type.Array(Session) }) },
  errors: [],
} satisfies Operation;

export const endSession = {
  ...shared,
  id: "endSession",
  method: "DELETE",
  path: "/merchant/sessions/:id",
  summary: "End a session",
  description: "Ending your own session signs you out.",
  params: Type.Object({ id: SessionId }),
  responses: { 200: Type.Object({ id: Type.String(), ended: Type.Literal(true) }) },
  errors: ["not_found"],
} satisfies Operation;

export const endOtherSessions = {
  ...shared,
  id: "endOtherSessions",
  method: "DELETE",
  path: "/merchant/sessions",
  summary: "End all sessions except this one",
  responses: {
    200: Type.Object({ ended: Type.Integer({ minimum: 0, description: "The number of ended sessions." }) }),
  },
  errors: [],
} satisfies Operation;
