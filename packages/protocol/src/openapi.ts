import type { TObject } from "@sinclair/typebox";
import { ErrorBody } from "./api/errors";
import { scopeOf } from "./api/key-scopes";
import type { Operation } from "./api/operation";
import { apiVersion } from "./api/version";
import { answersOf, errorComponents, jsonContent, type Refer } from "./openapi/answers";
import { createComponents, type Json } from "./openapi/components";
import { headerComponents } from "./openapi/headers";

const apiDescription =
  "Verifies and settles x402 version 2 payments in a rupiah stablecoin. Amounts are base units in strings, " +
  'IDRX has 2 decimals: 5,000 rupiah is "500000". Every answer has the headers `X-Request-Id` and `Lunas-Version`. ' +
  "An unknown path is 404 `not_found`; a method that a path does not have is 405 `method_not_allowed` with " +
  "`Allow`; both have the usual error body. `POST /facilitate` and `GET /config` answer browsers' preflights (204) and " +
  "send CORS headers for origins that are registered on a publishable key; no other endpoint does.";

const securitySchemes: Json = {
  apiKey: {
    type: "apiKey",
    in: "header",
    name: "X-API-Key",
    description:
      "A secret key (`ipk_sandbox_…`, `ipk_live_…`) or a publishable one (`ipk_pub_sandbox_…`, `ipk_pub_live_…`).",
  },
  session: { type: "apiKey", in: "cookie", name: "lunas_session", description: "Set by `POST /auth/login`." },
};

const security: Readonly<Record<Operation["auth"], readonly Json[]>> = {
  none: [],
  signature: [],
  session: [{ session: [] }],
  secretKey: [{ apiKey: [] }],
  sandboxKey: [{ apiKey: [] }],
  key: [{ apiKey: [] }],
  secretKeyOrSession: [{ apiKey: [] }, { session: [] }],
};

const callers: Readonly<Record<Operation["auth"], string | undefined>> = {
  none: undefined,
  signature: undefined,
  session: undefined,
  secretKey: "Needs a secret key.",
  sandboxKey: "Needs a secret sandbox key.",
  key: "Needs a secret key, or a publishable key from a registered origin.",
  secretKeyOrSession: "Needs a secret key, or a session.",
};

const headerName = (lowerCase: string): string => lowerCase.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

const localServer: Json = { url: "http://localhost:3402", description: "Local development" };

/** The OpenAPI 3.1 document of every served operation. `serverUrl` defaults to local development. Pure. */
export function buildOpenApi(operations: readonly Operation[], serverUrl?: string): Json {
  const served = operations.filter((operation) => operation.status === "served");
  const components = createComponents();
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of served) {
    const path = operation.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation, components.refer) };
  }
  components.refer(ErrorBody);
  return {
    openapi: "3.1.0",
    info: {
      title: "Lunas",
      version: apiVersion,
      description: apiDescription,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [serverUrl === undefined ? localServer : { url: serverUrl }],
    tags: [...new Set(served.map((operation) => operation.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas(),
      examples: errorComponents(),
      headers: headerComponents(),
      securitySchemes,
    },
  };
}

function describe(operation: Operation, refer: Refer): Json {
  const description = [operation.description, callers[operation.auth], scopeText(operation)]
    .filter((text) => text !== undefined)
    .join(" ");
  const { body, deprecated } = operation;
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    ...(description === "" ? {} : { description }),
    ...(deprecated === undefined ? {} : { deprecated }),
    security: security[operation.auth],
    parameters: [
      ...parameters("path", operation.params, refer),
      ...parameters("query", operation.query, refer),
      ...parameters("header", operation.headers, refer),
    ],
    ...(body === undefined ? {} : { requestBody: { required: true, content: jsonContent(body, refer, true) } }),
    responses: answersOf(operation, refer),
  };
}

function scopeText(operation: Operation): string | undefined {
  const scope = scopeOf(operation);
  return scope === undefined ? undefined : `Scope of a secret key: \`${scope}\`.`;
}

function parameters(place: "path" | "query" | "header", schema: TObject | undefined, refer: Refer): Json[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const hasDefault = property.default !== undefined;
    const required = schema?.required?.includes(name) === true && !hasDefault;
    return { name: place === "header" ? headerName(name) : name, in: place, required, schema: refer(property) };
  });
}
