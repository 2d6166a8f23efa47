import { type SchemaOptions, type Static, type TSchema, type TUnsafe, Type } from "@sinclair/typebox";

/**
 * An object with any names and one type of values. Not `Type.Record`: its pattern, `^(.*)$`, does not match names with
 * a line break, so their values would not be checked.
 */
export const MapOf = <T extends TSchema>(values: T, options: SchemaOptions = {}): TUnsafe<Record<string, Static<T>>> =>
  Type.Unsafe<Record<string, Static<T>>>({ type: "object", additionalProperties: values, ...options });
