import { type Static, Type } from "@sinclair/typebox";
import { MapOf } from "../schema/map-of";
import { keptForAMinute } from "./kept-for-a-minute";
import type { Operation } from "./operation";

export const OpenApiDocument = Type.Object(
  {
    openapi: Type.String({ description: "`3.1.0`" }),
    info: Type.Object({ title: Type.String(), version: Type.String() }, { additionalProperties: true }),
    paths: MapOf(Type.Object({}, { additionalProperties: true })),
  },
  {
    additionalProperties: true,
    title: "OpenApiDocument",
    examples: [{ openapi: "3.1.0", info: { title: "Lunas", version: "2026-11-20" }, paths: { "/config": {} } }],
  },
);

export type OpenApiDocument = Static<typeof OpenApiDocument>;

export const getOpenApi = {
  id: "getOpenApi",
  method: "GET",
  path: "/openapi.json",
  tag: "Reference",
  summary: "This description, of every served operation",
  description: "`/docs` shows it for people.",
  status: "served",
  auth: "none",
  limit: "other",
  responses: { 200: OpenApiDocument },
  responseHeaders: keptForAMinute,
  errors: [],
} satisfies Operation;
