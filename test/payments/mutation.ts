import fc from "fast-check";

/** Where something is in a body. */
type Path = readonly string[];

/** One change of a body, as data, so that a failure can be told and made smaller. */
export type Mutation =
  | { readonly kind: "replace"; readonly path: Path; readonly value: unknown }
  | { readonly kind: "remove"; readonly path: Path }
  | { readonly kind: "add"; readonly path: Path; readonly name: string; readonly value: unknown }
  | { readonly kind: "edit"; readonly path: Path; readonly at: number; readonly text: string }
  | { readonly kind: "respell"; readonly path: Path; readonly how: keyof typeof respellings };

/** The same thing in other letters, or nearly so. */
const respellings = {
  "upper case": (text: string) => text.toUpperCase(),
  "lower case": (text: string) => text.toLowerCase(),
  "leading zero": (text: string) => `0${text}`,
  "trailing space": (text: string) => `${text} `,
  "as hex": (text: string) => (/^\d+$/.test(text) ? `0x${BigInt(text).toString(16)}` : text),
  "one more": (text: string) => (/^\d+$/.test(text) ? (BigInt(text) + 1n).toString() : text),
  "as number": (text: string) => (/^\d+$/.test(text) ? Number(text) : text),
  "in a list": (text: string) => [text],
} as const satisfies Record<string, (text: string) => unknown>;

const oddValues: readonly unknown[] = [
  ...[null, true, -1, 0, 1e300, 2 ** 53, "", "0", "-1", "0x", "\0", "\ud800", "9".repeat(400), [], {}],
  (2n ** 256n - 1n).toString(),
  (2n ** 256n).toString(),
  `0x${"0".repeat(40)}`,
  `0x${"f".repeat(40)}`,
  `0x${"00".repeat(65)}`,
  `0x${"ff".repeat(8_192)}`,
];

/** Any change at any of these places. */
export function mutation(paths: readonly Path[]): fc.Arbitrary<Mutation> {
  // Half of them where the money is.
  const signed = paths.filter((each) => each.includes("payload"));
  const path =
    signed.length === 0 ? fc.constantFrom(...paths) : fc.oneof(fc.constantFrom(...paths), fc.constantFrom(...signed));
  const value = fc.oneof(fc.constantFrom(...oddValues), fc.jsonValue());
  const how = fc.constantFrom(...(Object.keys(respellings) as (keyof typeof respellings)[]));
  return fc.oneof(
    fc.record({ kind: fc.constant("replace" as const), path, value }),
    fc.record({ kind: fc.constant("remove" as const), path }),
    fc.record({ kind: fc.constant("add" as const), path, name: fc.string({ maxLength: 12 }), value }),
    fc.record({
      kind: fc.constant("edit" as const),
      path,
      at: fc.nat(160),
      text: fc.oneof(fc.constantFrom(..."0123456789abcdef"), fc.string({ minLength: 1, maxLength: 2 })),
    }),
    fc.record({ kind: fc.constant("respell" as const), path, how }),
  );
}

/** The path of everything in a body but the body itself. */
export function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  const inside = isObject(value) ? Object.entries(value).flatMap(([name, each]) => pathsOf(each, [...path, name])) : [];
  return path.length === 0 ? inside : [path, ...inside];
}

/** The changed body; the same body if the path is missing or has another type. */
export function applyMutation(body: unknown, change: Mutation): unknown {
  return changedAt(body, change.path, (found) => changed(found, change));
}

/** In place of a value: the field is removed. */
const removed = Symbol("removed");

function changed(found: unknown, change: Mutation): unknown {
  switch (change.kind) {
    case "replace":
      return change.value;
    case "remove":
      return removed;
    case "add":
      return isObject(found) ? { ...found, [change.name]: change.value } : found;
    case "edit": {
      if (typeof found !== "string") return found;
      const at = change.at % (found.length + 1);
      return found.slice(0, at) + change.text + found.slice(at + change.text.length);
    }
    case "respell":
      return typeof found === "string" ? respellings[change.how](found) : found;
  }
}

function changedAt(value: unknown, [name, ...rest]: Path, change: (found: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  if (!isObject(value) || !(name in value)) return value;
  const next = changedAt(value[name], rest, change);
  const others = Object.entries(value).filter(([each]) => each !== name);
  return Object.fromEntries(next === removed ? others : [...others, [name, next]]);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
