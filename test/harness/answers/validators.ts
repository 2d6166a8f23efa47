import { formats } from "@lunas/protocol/schema/formats";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";

/** A JSON Schema, or the document that holds some. */
export type Body = Readonly<Record<string, unknown>>;

/** Answers what is wrong with a value by one of the document's schemas, path first. A field that is not described is wrong. */
export function validatorOf(document: Body): (schema: Body, value: unknown) => string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats(ajv);
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test);
  ajv.addSchema({ $id: "api", components: closed(document.components) });
  const compiled = new WeakMap<Body, ValidateFunction>();
  return (schema, value) => {
    const check = compiled.get(schema) ?? ajv.compile(closed(rooted(schema)) as Body);
    compiled.set(schema, check);
    if (check(value)) return [];
    return (check.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || "/"} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** References lead into the document, wherever the schema itself stands. */
function rooted(schema: Body): Body {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as Body;
}

/** The same schemas, in which an object has the fields that are described and no others. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== "object" || value === null) return value;
  // What stands beside other schemas describes a part of the object only.
  const { allOf, if: condition, then, else: otherwise, examples, example, ...rest } = value as Body;
  const inside = Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, closed(each)]));
  const isClosable =
    rest.properties !== undefined && rest.type !== undefined && rest.additionalProperties === undefined;
  return {
    ...inside,
    ...(allOf !== undefined && { allOf }),
    ...(isClosable && { additionalProperties: false }),
  };
}
