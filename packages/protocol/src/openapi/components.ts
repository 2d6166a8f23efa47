import type { TSchema } from "@sinclair/typebox";
import { type Format, formats } from "../schema/formats";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = { readonly [name: string]: Json };

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Our own keywords; the description states them instead. */
const ownKeywords = new Set(["maxJsonBytes"]);

const formatsByName: Readonly<Record<string, Format>> = formats;

/**
 * Converts our schemas to the document's: a schema with a title moves to `components.schemas` and is referenced,
 * formats get their pattern, and a property with a default is not required.
 */
export function createComponents() {
  const schemas = new Map<string, Json>();

  const translate = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(translate);
    if (!isObject(value)) return value;
    if (typeof value.title !== "string") return rewrite(value);
    const { title, ...rest } = value;
    const translated = rewrite(rest);
    if (schemas.has(title) && JSON.stringify(schemas.get(title)) !== JSON.stringify(translated)) {
      throw new Error(`two different schemas have the title ${title}`);
    }
    schemas.set(title, translated);
    return { $ref: `#/components/schemas/${title}` };
  };

  const rewrite = (schema: JsonObject): JsonObject => {
    const entries = Object.entries(schema).filter(([name]) => !ownKeywords.has(name));
    const rewritten = Object.fromEntries(entries.map(([name, value]) => [name, translate(value)]));
    return { ...rewritten, ...patternOf(schema), ...requiredOf(schema) };
  };

  return {
    /** The document's form of the schema; a reference if it has a title. */
    refer: (schema: TSchema): Json => translate(JSON.parse(JSON.stringify(schema))),
    /** Every referenced schema, by title in alphabetical order. */
    schemas: (): Json => Object.fromEntries([...schemas].sort(([left], [right]) => (left < right ? -1 : 1))),
  };
}

function patternOf({ format, type }: JsonObject): JsonObject {
  const pattern = typeof format === "string" && type !== undefined ? formatsByName[format]?.pattern : undefined;
  return pattern === undefined ? {} : { pattern };
}

function requiredOf({ required, properties }: JsonObject): JsonObject {
  if (!Array.isArray(required) || properties === undefined || !isObject(properties)) return {};
  const demanded = required.filter((name) => {
    const property = properties[String(name)];
    return property === undefined || !isObject(property) || property.default === undefined;
  });
  return { required: demanded };
}
