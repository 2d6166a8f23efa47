import { type Static, type TSchema, type TUnsafe, Type } from "@sinclair/typebox";

/** The schema, or null. Written as a list of types instead of `anyOf`, because validators explain the former in one sentence. */
export function Nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  const { title: _, ...rest } = schema;
  const values = schema.enum === undefined ? {} : { enum: [...schema.enum, null] };
  return Type.Unsafe<Static<T> | null>({ ...rest, ...values, type: [schema.type, "null"] });
}
