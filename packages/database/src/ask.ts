import { type CustomTypesConfig, DatabaseError, type Pool, types } from "pg";
import type { Prisma } from "./generated/client";

/** As Prisma hands rows out: int8 as bigint; the driver's own ways for the rest (times as Date, numeric as text, jsonb parsed). */
const parsers: CustomTypesConfig = {
  getTypeParser: ((oid: number, format: "text" | "binary") =>
    oid === types.builtins.INT8 ? BigInt : types.getTypeParser(oid, format)) as CustomTypesConfig["getTypeParser"],
};

/** One statement by the driver itself, prepared under its name. */
export async function ask<Row>(pool: Pool, nameOf: (sql: string) => string, statement: Prisma.Sql): Promise<Row[]> {
  const { text, values } = statement;
  try {
    const answer = await pool.query({ name: nameOf(text), text, values: values as unknown[], types: parsers });
    return answer.rows as Row[];
  } catch (error) {
    throw withoutValues(error);
  }
}

/** PostgreSQL's "detail" tells the row that broke a rule: signatures and metadata are not for a log. */
function withoutValues(error: unknown): unknown {
  if (error instanceof DatabaseError) Object.assign(error, { detail: undefined, where: undefined });
  return error;
}
