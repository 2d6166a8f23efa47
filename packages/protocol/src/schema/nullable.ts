import { type Static, type TSchema, type TUnsafe, Type } from "@sinclair/typebox";

/** The schema, or null. A list of types instead of `anyOf`, because validators then give one clear message. */
export function Nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  const { title: _, ...rest } = schema;
  const values = schema.enum === undefined ? {} : { enum: [...schema.enum, null] };
  return Type.Unsafe<Static<T> | null>({ ...rest, ...values, type: [schema.type, "null"] });
}
