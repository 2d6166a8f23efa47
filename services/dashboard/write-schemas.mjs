// Writes `src/api/schemas.ts`: the API's description as types. `node services/dashboard/write-schemas.mjs`, whenever it changes.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const { components } = JSON.parse(readFileSync(join(here, "..", "..", "docs", "openapi.json"), "utf8"));
const named = Object.entries(components.schemas).map(([name, schema]) => `export type ${name} = ${typeOf(schema)};`);
const head = "// Written by write-schemas.mjs from docs/openapi.json.\n";
const text = `${head}\n${named.join("\n\n")}\n`;
if (process.argv.includes("--print")) process.stdout.write(text);
else writeFileSync(join(here, "src", "api", "schemas.ts"), text);

function typeOf(schema) {
  if (schema.$ref !== undefined) return schema.$ref.split("/").at(-1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.map(typeOf).join(" | ");
  if (schema.allOf !== undefined) return schema.allOf.map(typeOf).join(" & ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(" | ");
  return plainTypeOf(schema);
}

function plainTypeOf(schema) {
  switch (schema.type) {
    case "string":
      return "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "null":
      return "null";
    case "array":
      return `readonly (${typeOf(schema.items ?? {})})[]`;
    case "object":
      return objectTypeOf(schema);
    default:
      return "unknown";
  }
}

function objectTypeOf({ properties, required = [], additionalProperties }) {
  if (properties === undefined) {
    const values = typeof additionalProperties === "object" ? typeOf(additionalProperties) : "unknown";
    return `{ readonly [name: string]: ${values} }`;
  }
  const fields = Object.entries(properties).map(
    ([name, schema]) => `readonly ${JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${typeOf(schema)};`,
  );
  return fields.length === 0 ? "object" : `{ ${fields.join(" ")} }`;
}
