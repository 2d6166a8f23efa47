import type { Case } from "./case";
import type { Fixture } from "./fixture";

const isText = (value: unknown): value is string => typeof value === "string" && value.length > 0;
const matches = (pattern: RegExp) => (value: unknown) => typeof value === "string" && pattern.test(value);

/** What a field may be, by the name under which a case expects it. */
const kinds = {
  string: isText,
  "any string": (value: unknown) => typeof value === "string",
  boolean: (value: unknown) => typeof value === "boolean",
  integer: Number.isInteger,
  number: (value: unknown) => typeof value === "number",
  object: (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value),
  array: Array.isArray,
  address: matches(/^0x[0-9a-fA-F]{40}$/),
  "0x-prefixed hash": matches(/^0x[0-9a-fA-F]{64}$/),
  "base units": matches(/^\d+$/),
  "ISO 8601 time": matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
  URL: (value: unknown) => isText(value) && /^https?:/.test(value) && URL.canParse(value),
  "string or null": (value: unknown) => value === null || typeof value === "string",
} as const satisfies Record<string, (value: unknown) => boolean>;

export type Kind = keyof typeof kinds;

/** The value's kind if it is the expected one, else the value itself. */
export function kindOf(value: unknown, expected: Kind): string {
  return kinds[expected](value) ? expected : `${JSON.stringify(value)}`.slice(0, 80);
}

interface Fields {
  /** What comes before the field's name in the rows' ids. */
  readonly rows: string;
  readonly method: string;
  readonly path: string;
  readonly given: string;
  /** The object that has the fields. */
  read(fixture: Fixture): Promise<object>;
  readonly kinds: Readonly<Record<string, Kind>>;
}

/** One case for each field of an answer; `a.b` is a field within a field. */
export function fields({ rows, method, path, given, read, kinds: expected }: Fields): Case[] {
  return Object.entries(expected).map(([name, kind]) => ({
    row: `${rows}.${name}`,
    method,
    path,
    given: `${given}: ${name}`,
    expected: kind,
    got: async (fixture) => kindOf(valueAt(await read(fixture), name), kind),
  }));
}

function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], value);
}
