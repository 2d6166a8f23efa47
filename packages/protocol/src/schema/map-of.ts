import { type SchemaOptions, type Static, type TSchema, type TUnsafe, Type } from "@sinclair/typebox";

/**
 * An object of one kind of values under any names. Not `Type.Record`: the pattern which that writes, `^(.*)$`, does not match
 * names with a line break, whose values would then go unchecked.
 */
export const MapOf = <T extends TSchema>(values: T, options: SchemaOptions = {}): TUnsafe<Record<string, Static<T>>> =>
  Type.Unsafe<Record<string, Static<T>>>({ type: "object", additionalProperties: values, ...options });
