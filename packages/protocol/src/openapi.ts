import type { TObject, TSchema } from "@sinclair/typebox";
import { ErrorBody, type ErrorCode, errorCodes } from "./api/errors";
import { errorsOf } from "./api/errors-of";
import type { Operation } from "./api/operation";
import { apiVersion } from "./api/version";
import { createComponents, type Json } from "./openapi/components";

type Refer = (schema: TSchema) => Json;

const apiDescription =
  "Verifies and settles x402 version 2 payments in a rupiah stablecoin. Amounts are base units in strings, " +
  'IDRX has 2 decimals: 5,000 rupiah is "500000". Every answer carries `X-Request-Id` and `Lunas-Version`.';

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
};

const callers: Readonly<Record<Operation["auth"], string | undefined>> = {
  none: undefined,
  signature: undefined,
  session: undefined,
  secretKey: "Needs a secret key.",
  sandboxKey: "Needs a secret sandbox key.",
  key: "Needs a secret key, or a publishable key from a registered origin.",
};

const headerName = (lowerCase: string): string => lowerCase.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

/** The OpenAPI 3.1 document of every served operation. Pure: the same operations give the same document. */
export function buildOpenApi(operations: readonly Operation[]): Json {
  const served = operations.filter((operation) => operation.status === "served");
  const components = createComponents();
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of served) {
    const path = operation.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation, components.refer) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Lunas",
      version: apiVersion,
      description: apiDescription,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "http://localhost:3402", description: "Local development" }],
    tags: [...new Set(served.map((operation) => operation.tag))].map((name) => ({ name })),
    paths,
    components: { schemas: components.schemas(), securitySchemes },
  };
}

function describe(operation: Operation, refer: Refer): Json {
  const description = [operation.description, callers[operation.auth]].filter((text) => text !== undefined).join(" ");
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
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(refer(body)) } }),
    responses: { ...errorResponses(operation, refer), ...successResponses(operation, refer) },
  };
}

const json = (schema: Json): Json => ({ "application/json": { schema } });

function parameters(place: "path" | "query" | "header", schema: TObject | undefined, refer: Refer): Json[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const hasDefault = property.default !== undefined;
    const required = schema?.required?.includes(name) === true && !hasDefault;
    return { name: place === "header" ? headerName(name) : name, in: place, required, schema: refer(property) };
  });
}

function successResponses({ responses, responseHeaders = {} }: Operation, refer: Refer): Record<string, Json> {
  const headers = Object.fromEntries(
    Object.entries(responseHeaders).map(([name, description]) => [name, { description, schema: { type: "string" } }]),
  );
  return Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      {
        description: Number(status) < 300 ? "Success." : "See the body.",
        ...(Object.keys(headers).length === 0 ? {} : { headers }),
        content: json(refer(schema)),
      },
    ]),
  );
}

function errorResponses(operation: Operation, refer: Refer): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(operation)) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errorCodes[code].summary}.`).join("\n"),
        content: json(refer(ErrorBody)),
      },
    ]),
  );
}
