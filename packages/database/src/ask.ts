import { type CustomTypesConfig, DatabaseError, type Pool, types } from "pg";
import type { Prisma } from "./generated/client";

/**
 * Like Prisma's rows: int8 as bigint; the driver's defaults for the rest (times as Date, numeric as text, jsonb
 * parsed).
 */
const parsers: CustomTypesConfig = {
  getTypeParser: ((oid: number, format: "text" | "binary") =>
    oid === types.builtins.INT8 ? BigInt : types.getTypeParser(oid, format)) as CustomTypesConfig["getTypeParser"],
};

/** Runs one statement with the driver itself, prepared under its name if it has one. */
export async function ask<Row>(
  pool: Pool,
  nameOf: ((sql: string) => string) | undefined,
  statement: Prisma.Sql,
): Promise<Row[]> {
  const { text, values } = statement;
  try {
    const query = { text, values: values as unknown[], types: parsers };
    const answer = await pool.query(nameOf === undefined ? query : Object.assign(query, { name: nameOf(text) }));
    return answer.rows as Row[];
  } catch (error) {
    throw withoutValues(error);
  }
}

/** PostgreSQL's "detail" contains the row that broke a rule: signatures and metadata must not reach a log. */
function withoutValues(error: unknown): unknown {
  if (error instanceof DatabaseError) Object.assign(error, { detail: undefined, where: undefined });
  return error;
}
