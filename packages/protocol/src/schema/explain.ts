import type { ErrorObject } from "ajv";
import { formats } from "./formats";

const MAX_MESSAGES = 20;
const MAX_NAME_LENGTH = 64;

const standardFormats: Readonly<Record<string, string>> = {
  email: "must be an e-mail address",
  "date-time": 'must be an ISO 8601 time such as "2026-11-20T08:00:00Z"',
};

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

const typeNames: Readonly<Record<string, string>> = {
  array: "an array",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
  object: "an object",
  string: "a string",
};

const formatMessage = (name: string): string => {
  const own: Readonly<Record<string, { readonly message: string }>> = formats;
  return own[name]?.message ?? standardFormats[name] ?? "has the wrong form";
};

const byKeyword: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
  required: () => "is required",
  additionalProperties: () => "is not a known field",
  type: ({ type }) =>
    `must be ${[type]
      .flat()
      .map((name) => typeNames[String(name)] ?? String(name))
      .join(" or ")}`,
  format: ({ format }) => formatMessage(String(format)),
  enum: ({ allowedValues }) => `must be one of: ${[allowedValues].flat().map(String).join(", ")}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  minLength: ({ limit }) =>
    limit === 1 ? "must not be empty" : `must have at least ${plural(Number(limit), "character")}`,
  maxLength: ({ limit }) => `must have at most ${plural(Number(limit), "character")}`,
  minItems: ({ limit }) => (limit === 1 ? "must not be empty" : `must have at least ${plural(Number(limit), "item")}`),
  maxItems: ({ limit }) => `must have at most ${plural(Number(limit), "item")}`,
  uniqueItems: () => "must not contain the same item twice",
  maxProperties: ({ limit }) => `must have at most ${plural(Number(limit), "field")}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  maxJsonBytes: ({ limit }) => `must have at most ${limit} bytes as JSON`,
};

/** The request chooses the names, so they are shortened before they appear in an answer. */
const shorten = (name: string): string =>
  name.length <= MAX_NAME_LENGTH ? name : `${name.slice(0, MAX_NAME_LENGTH)}…`;

const unescapePointer = (segment: string): string => segment.replaceAll("~1", "/").replaceAll("~0", "~");

/** `/accepts/0/amount` → `accepts[0].amount`; the whole value is called `root`. */
function pathOf(error: ErrorObject, root: string): string {
  const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>;
  const name = missingProperty ?? additionalProperty ?? error.propertyName;
  const segments = error.instancePath.split("/").slice(1).map(unescapePointer);
  if (name !== undefined) segments.push(name);
  const path = segments
    .map(shorten)
    .map((segment) => (/^\d+$/.test(segment) ? `[${segment}]` : `.${segment}`))
    .join("");
  return path === "" ? root : path.replace(/^\./, "");
}

/**
 * Ajv's errors as JSON path → message for API clients: at most twenty, the first one of each path, never a value of the
 * request.
 * @param root the name of the value itself, as in `{body: "must be an object"}`
 */
export function explain(errors: readonly ErrorObject[], root: string): Record<string, string> {
  const messages = new Map<string, string>();
  for (const error of errors) {
    const message = byKeyword[error.keyword];
    if (message === undefined) continue;
    const path = pathOf(error, root);
    if (!messages.has(path)) messages.set(path, message(error.params));
    if (messages.size === MAX_MESSAGES) break;
  }
  if (messages.size === 0) messages.set(root, "has none of the allowed forms");
  return Object.fromEntries(messages);
}
