import { Prisma } from "../generated/client";

/** A time column as milliseconds since 1970. */
export const ms = (column: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`floor(extract(epoch from ${column}) * 1000)::double precision`;
