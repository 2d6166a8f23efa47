import type { TSchema } from "@sinclair/typebox";
import { ErrorBody, type ErrorCode, errorCodes } from "../api/errors";
import { errorsOf } from "../api/errors-of";
import type { Operation } from "../api/operation";
import type { Json } from "./components";
import { errorExamples, exampleBody } from "./error-examples";
import { exampleOf } from "./example-of";
import { ownHeaders, sharedHeaders } from "./headers";

export type Refer = (schema: TSchema) => Json;

/**
 * A body with an example: a request's example has every field, an answer's example the fields that are always there.
 */
export function jsonContent(schema: TSchema, refer: Refer, all = false): Json {
  return { "application/json": { schema: refer(schema), example: exampleOf(schema, all) } };
}

/** Every answer of an operation, by status: errors with their possible codes, then successes. */
export function answersOf(operation: Operation, refer: Refer): Json {
  return { ...errorAnswers(operation, refer), ...successAnswers(operation, refer), ...unchangedAnswer(operation) };
}

function successAnswers({ responses, responseHeaders = {}, media }: Operation, refer: Refer): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      {
        description: Number(status) < 300 ? "Success." : "See the body.",
        headers: { ...sharedHeaders(Number(status), false), ...ownHeaders(responseHeaders) },
        content: media === undefined ? jsonContent(schema, refer) : { [media]: { schema: refer(schema) } },
      },
    ]),
  );
}

/** A client that has the current tag gets no body. */
function unchangedAnswer({ responseHeaders = {} }: Operation): Record<string, Json> {
  if (responseHeaders.ETag === undefined) return {};
  const headers = { ...sharedHeaders(304, false), ...ownHeaders(responseHeaders) };
  return { "304": { description: "The content is unchanged since the tag in `If-None-Match`.", headers } };
}

function errorAnswers(operation: Operation, refer: Refer): Record<string, Json> {
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
        headers: sharedHeaders(status, true),
        content: {
          "application/json": {
            schema: errorSchema(codes, refer, status === 400 ? operation.malformed : undefined),
            examples: examplesOf(codes),
          },
        },
      },
    ]),
  );
}

/** The one shape of errors, with the codes that this status can have. */
function errorSchema(codes: readonly ErrorCode[], refer: Refer, body: TSchema = ErrorBody): Json {
  const code = { type: "object", properties: { code: { type: "string", enum: [...codes] } } };
  return { allOf: [refer(body), { type: "object", properties: { error: code } }] };
}

function examplesOf(codes: readonly ErrorCode[]): Json {
  return Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
}

/** The document's `components.examples`: one answer for each error code. */
export function errorComponents(): Json {
  return Object.fromEntries(
    (Object.keys(errorExamples) as ErrorCode[]).map((code) => [
      code,
      { summary: errorCodes[code].summary, value: exampleBody(code) },
    ]),
  );
}
