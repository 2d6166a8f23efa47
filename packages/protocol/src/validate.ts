import type { Static, TObject, TSchema } from "@sinclair/typebox";
import Ajv, { type Options, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { explain } from "./schema/explain";
import { formats, isDateTime } from "./schema/formats";

/** A parsed value, or JSON path → problem. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly details: Record<string, string> };

const utf8 = new TextEncoder();

/**
 * Counts the strings of a flat map only: other values are refused by their type, and may be nested too deeply to
 * serialize.
 */
function jsonBytes(map: object): number {
  const strings = Object.entries(map).flatMap(([name, value]) => (typeof value === "string" ? [name, value] : [name]));
  return strings.reduce((sum, text) => sum + utf8.encode(JSON.stringify(text)).length + 1, 1);
}

function createAjv(options: Options): Ajv {
  const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, useDefaults: true, ...options });
  addFormats(ajv, ["email"]);
  ajv.addFormat("date-time", isDateTime);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format.test);
  return ajv.addKeyword({
    keyword: "maxJsonBytes",
    type: "object",
    schemaType: "number",
    error: { message: "too large", params: ({ schema }) => ({ limit: schema }) as never },
    validate: (limit: number, map: object) => jsonBytes(map) <= limit,
  });
}

const ajv = createAjv({});

/** Schemas are compiled at their first use and cached. */
const compiled = new WeakMap<TSchema, ValidateFunction>();

function check<T extends TSchema>(schema: T, value: unknown, root: string): Parsed<Static<T>> {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  // Defaults are written into a copy; only the top level has defaults.
  const copy: unknown = typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : value;
  if (validate(copy)) return { ok: true, value: copy as Static<T> };
  return { ok: false, details: explain(validate.errors ?? [], root) };
}

/** Checks a body against its schema and fills in top-level defaults. Does not convert types or change the input. */
export function parse<T extends TSchema>(schema: T, value: unknown): Parsed<Static<T>> {
  return check(schema, value, "body");
}

/** Checks query or path parameters, whose numbers arrive as text. */
export function parseQuery<T extends TObject>(schema: T, value: Readonly<Record<string, unknown>>): Parsed<Static<T>> {
  const read = Object.entries(value).map(([name, given]) => [name, isNumber(schema, name) ? numberOf(given) : given]);
  return check(schema, Object.fromEntries(read), "query");
}

function isNumber({ properties }: TObject, name: string): boolean {
  return Object.hasOwn(properties, name) && properties[name]?.type === "integer";
}

/** `Number` also reads hexadecimal, exponents, white space and `Infinity`: such text stays text, which the schema refuses. */
function numberOf(given: unknown): unknown {
  return typeof given === "string" && /^(0|-?[1-9][0-9]{0,14})$/.test(given) ? Number(given) : given;
}
