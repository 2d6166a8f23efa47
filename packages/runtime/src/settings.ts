import type { Secret } from "./secret";

/**
 * How a setting's text is parsed. `parse` returns undefined for an invalid text; `expected` describes the valid form.
 */
export interface Kind<T> {
  /** Completes "NAME must be …", for instance "a port (1 to 65535)". */
  readonly expected: string;
  readonly parse: (text: string) => T | undefined;
}

/** One setting, as data. With neither `default` nor `optional` it is required. */
export interface Setting<T = unknown> {
  /** The name in the environment. */
  readonly name: string;
  readonly kind: Kind<T>;
  /** One line for the operator. */
  readonly doc: string;
  /** The default as text, as in the environment: the same parser reads it, and .env.example shows it. */
  readonly default?: string;
  readonly optional?: true;
  /** The value is a `Secret<T>`, may come from a file by `NAME_FILE`, and is never repeated. */
  readonly secret?: true;
  /** A file that does not exist leaves it unset: a chart names the file for every deployment, and not every one has it. */
  readonly fileMayBeMissing?: true;
  readonly example?: string;
  /** The part of .env.example. A required setting is for everybody; without a word the others are for an operator who needs them. */
  readonly audience?: "everybody" | "tests";
  /** The problem of a value in production, as the rest of a sentence that begins with the name; never the value. */
  refusedInProduction?(value: T): string | undefined;
  /** Whether a value alone shows that money is real, where `NODE_ENV` is unset. */
  impliesProduction?(value: T): boolean;
}

/** Settings by their place in the typed tree. */
export interface SettingsSchema {
  readonly [place: string]: Setting | SettingsSchema;
}

type Value<S extends Setting> =
  S["kind"] extends Kind<infer T>
    ? (S extends { secret: true } ? Secret<T> : T) | (S extends { optional: true } ? undefined : never)
    : never;

/** The result of `readSettings` for a schema. */
export type SettingsOf<S> = {
  readonly [P in keyof S]: S[P] extends Setting ? Value<S[P]> : SettingsOf<S[P]>;
};

/** Keeps the literal types of a schema; the types of the tree depend on them. */
export function defineSettings<const S extends SettingsSchema>(schema: S): S {
  return schema;
}

export function isSetting(node: Setting | SettingsSchema): node is Setting {
  return typeof node.name === "string";
}

/** All settings of a schema, in the order of declaration. */
export function listSettings(schema: SettingsSchema): Setting[] {
  return Object.values(schema).flatMap((node) => (isSetting(node) ? [node] : listSettings(node)));
}
