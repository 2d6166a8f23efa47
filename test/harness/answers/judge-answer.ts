import { errorCodes } from "@lunas/protocol/api/errors";
import type { Operation } from "@lunas/protocol/api/operation";
import { operations } from "@lunas/protocol/api/operations";
import { apiVersion } from "@lunas/protocol/api/version";
import { buildOpenApi } from "@lunas/protocol/openapi";
import { oncePerWorker } from "../once-per-worker";
import { type Body, validatorOf } from "./validators";

/** An answer as it came over HTTP. */
export interface GivenAnswer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly text: string;
}

interface Response {
  readonly headers?: Readonly<Record<string, { readonly $ref?: string }>>;
  readonly content?: Readonly<Record<string, { readonly schema: Body }>>;
}
interface Described {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Response>> }>>>
  >;
  readonly components: { readonly headers: Readonly<Record<string, { readonly required?: true }>> };
}

/** What an operator may turn on is described like the rest, and need not be there. */
const answered = operations.map(
  (each): Operation => (each.status === "optional" ? { ...each, status: "served" } : each),
);
/** The description and its compiled schemas take half a second to make. */
const { described, validate } = oncePerWorker("api-description", () => {
  const document = buildOpenApi(answered) as unknown as Described & Body;
  return { described: document, validate: validatorOf(document) };
});

/** Exact paths before those with parameters. */
const templates = Object.keys(described.paths)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}/?$`) }))
  .sort((left, right) => Number(left.path.includes("{")) - Number(right.path.includes("{")));

/** What is wrong with an answer, by the API's own description; nothing if it is as described. */
export function judgeAnswer(given: GivenAnswer): readonly string[] {
  const name = `${given.method} ${given.path} → ${given.status}`;
  return [...headersOf(given), ...(isPayPage(given) ? [] : bodyOf(given))].map((problem) => `${name}: ${problem}`);
}

function headersOf({ headers, status }: GivenAnswer): string[] {
  const problems: string[] = [];
  if (!/^req_\w+$/.test(headers.get("x-request-id") ?? "")) problems.push("there is no X-Request-Id");
  if (headers.get("lunas-version") !== apiVersion) problems.push("there is no Lunas-Version");
  if (status === 405 && headers.get("allow") === null) problems.push("there is no Allow");
  return problems;
}

/** None for an optional operation that the operator has not turned on. */
function templateOf({ path, status }: GivenAnswer): string | undefined {
  const isTurnedOff = status === 404 && /^\/(x402|merchant\/resources)(\/|$)/.test(path);
  return isTurnedOff ? undefined : templates.find(({ pattern }) => pattern.test(path))?.path;
}

/** The page of a receipt is a page for its reader's mistakes too. */
function isFile(path: string): boolean {
  return /^\/$|^\/(?:docs|dashboard)(?:\/|$)|^\/receipts\/|^\/\.well-known\/(?:security\.txt|did\.json)$/.test(path);
}

function bodyOf(given: GivenAnswer): string[] {
  const { method, path, status, text } = given;
  if (isFile(path)) return status < 400 || path.startsWith("/receipts/") ? [] : errorOf(given);
  const template = templateOf(given);
  if (template === undefined) return errorOf(given);
  const verb = (method === "HEAD" ? "GET" : method).toLowerCase();
  const operation = described.paths[template]?.[verb];
  if (operation === undefined) return method === "OPTIONS" && status === 204 ? [] : errorOf(given);
  const response = operation.responses[status];
  if (response === undefined) return [`this status is not described: ${text.slice(0, 300)}`];
  const schema = response.content?.["application/json"]?.schema;
  const missing = missingHeaders(response, given);
  if (method === "HEAD") return missing;
  if (schema === undefined) return [...missing, ...undescribed(response, text)];
  return [...missing, ...jsonProblems(schema, text)];
}

/** A body that has no JSON schema: it is empty, or a text such as CSV. */
function undescribed({ content }: Response, text: string): string[] {
  return text === "" || content !== undefined ? [] : ["there is a body and none is described"];
}

/** A page at the path of an operation. */
/** The page, or its terms as JSON for the command: neither is a part of the described API. */
function isPayPage({ method, path, status, headers }: GivenAnswer): boolean {
  const isPage = headers.get("content-type")?.startsWith("text/html") === true;
  return method === "GET" && path.startsWith("/pay/") && (isPage || status === 200);
}

function missingHeaders({ headers = {} }: Response, given: GivenAnswer): string[] {
  return Object.keys(headers)
    .filter((name) => described.components.headers[name]?.required === true && given.headers.get(name) === null)
    .map((name) => `there is no ${name}`);
}

/** An answer to an unknown path is an error of the common shape, with the status of its code. */
function errorOf({ method, status, text }: GivenAnswer): string[] {
  if (method === "HEAD") return status >= 400 ? [] : ["nothing describes this answer"];
  const wrong = jsonProblems({ $ref: "#/components/schemas/Error" }, text);
  if (wrong.length > 0) return wrong;
  const { code } = (JSON.parse(text) as { error: { code: keyof typeof errorCodes } }).error;
  return errorCodes[code].status === status ? [] : [`${code} is answered with ${errorCodes[code].status} only`];
}

function jsonProblems(schema: Body, text: string): string[] {
  try {
    return validate(schema, JSON.parse(text));
  } catch (error) {
    return [`${error instanceof Error ? error.message : error}: ${text.slice(0, 300)}`];
  }
}
