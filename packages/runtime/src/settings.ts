import type { Secret } from "./secret";

/** How a setting's text is read. `parse` answers undefined for a text that does not fit; it need not say why: `expected` does. */
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
  /** One line for whoever runs the service. */
  readonly doc: string;
  /** The default as text, just as it would stand in the environment: it is read by the same parser and printed in .env.example. */
  readonly default?: string;
  readonly optional?: true;
  /** The value arrives as `Secret<T>`, may be given as a file by `NAME_FILE`, and is never echoed. */
  readonly secret?: true;
  readonly example?: string;
  /** What is wrong with a value where money is real, as the rest of a sentence that begins with the name; never the value. */
  refusedInProduction?(value: T): string | undefined;
  /** Whether a value alone says that money is real, where `NODE_ENV` says nothing. */
  impliesProduction?(value: T): boolean;
}

/** Settings by the place they take in the typed tree. */
export interface SettingsSchema {
  readonly [place: string]: Setting | SettingsSchema;
}

type Value<S extends Setting> =
  S["kind"] extends Kind<infer T>
    ? (S extends { secret: true } ? Secret<T> : T) | (S extends { optional: true } ? undefined : never)
    : never;

/** The tree that `readSettings` gives for a schema. */
export type SettingsOf<S> = {
  readonly [P in keyof S]: S[P] extends Setting ? Value<S[P]> : SettingsOf<S[P]>;
};

/** Keeps the literal types of a schema, from which the types of the tree follow. */
export function defineSettings<const S extends SettingsSchema>(schema: S): S {
  return schema;
}

export function isSetting(node: Setting | SettingsSchema): node is Setting {
  return typeof node.name === "string";
}

/** All settings of a schema, in the order in which they are written. */
export function listSettings(schema: SettingsSchema): Setting[] {
  return Object.values(schema).flatMap((node) => (isSetting(node) ? [node] : listSettings(node)));
}
