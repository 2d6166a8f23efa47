import type { Client } from "pg";

/**
 * The statements that make the tables of a database anew, read from its catalogs: one text for each table with its columns,
 * CHECKs and indexes, then the rows that migrations wrote, then what joins tables: partitions and foreign keys. Prisma's own table, the
 * partitions of months, which every run of the migrations makes, and what belongs to functions is left out. Says nothing of
 * views, sequences, types and policies: a schema that has one is refused.
 */
export async function tableStatements(client: Client): Promise<readonly string[]> {
  await refuseOthers(client);
  const columns = await rowsOf<Part>(client, columnsSql);
  const keys = await rowsOf<Part>(client, constraintsSql("'p', 'u', 'c'"));
  const indexes = await rowsOf<Part>(client, indexesSql);
  const foreign = await rowsOf<Part>(client, constraintsSql("'f'"));
  const tables = await rowsOf<Part>(client, tablesSql);
  const of = (parts: readonly Part[], table: string) =>
    parts.filter((part) => part.of === table).map(({ text }) => text);
  const made = tables.map(({ of: table, text }) => {
    const lines = [...of(columns, table), ...of(keys, table)].map((line) => `    ${line}`).join(",\n");
    return [`CREATE TABLE ${table} (\n${lines}\n)${text};`, ...of(indexes, table).map((index) => `${index};`)].join(
      "\n",
    );
  });
  const partitions = (await rowsOf<Part>(client, partitionsSql)).map(({ text }) => `${text};`);
  const references = foreign.map(({ of: table, text }) => `ALTER TABLE ${table} ADD ${text};`);
  return [...made, ...(await rowStatements(client)), [...partitions, ...references].join("\n")];
}

/** The rows that migrations wrote, each table by one statement: before the foreign keys, so that their order is free. */
async function rowStatements(client: Client): Promise<readonly string[]> {
  const written: string[] = [];
  for (const { of: table } of await rowsOf<Part>(client, tablesSql)) {
    const rows = await rowsOf<Part>(
      client,
      `SELECT '' AS of, to_jsonb(t)::text AS text FROM ${table} t ORDER BY to_jsonb(t)::text COLLATE "C"`,
    );
    if (rows.length === 0) continue;
    const list = client.escapeLiteral(`[\n    ${rows.map(({ text }) => text).join(",\n    ")}\n]`);
    written.push(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, ${list});`);
  }
  return written;
}

/** The statements that make the triggers. */
export async function triggerStatements(client: Client): Promise<readonly string[]> {
  return (await rowsOf<Part>(client, triggersSql)).map(({ text }) => `${text};`);
}

interface Part {
  /** The table. */
  readonly of: string;
  readonly text: string;
}

async function rowsOf<Row>(client: Client, sql: string): Promise<readonly Row[]> {
  return (await client.query(sql)).rows;
}

async function refuseOthers(client: Client): Promise<void> {
  const others = await rowsOf<Part>(client, othersSql);
  if (others.length > 0)
    throw new Error(
      `the baseline cannot say this yet, teach table-statements.ts: ${others.map(({ text }) => text).join(", ")}`,
    );
}

const ours = `c.relnamespace = 'public'::regnamespace AND c.relname <> '_prisma_migrations'
    AND NOT (c.relispartition AND c.relname ~ '_[0-9]{4}_[0-9]{2}(_.*)?$')`;

const tablesSql = `SELECT quote_ident(c.relname) AS of,
    coalesce(' PARTITION BY ' || pg_get_partkeydef(c.oid), '') ||
    coalesce(' WITH (' || array_to_string(c.reloptions, ', ') || ')', '') AS text
  FROM pg_class c WHERE ${ours} AND c.relkind IN ('r', 'p') ORDER BY c.relname COLLATE "C"`;

const columnsSql = `SELECT quote_ident(c.relname) AS of, concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
    'CONSTRAINT ' || quote_ident(n.conname), CASE WHEN a.attnotnull THEN 'NOT NULL' END,
    'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid)) AS text
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    -- From PostgreSQL 18 on NOT NULL has a name, and it stays when a table is renamed.
    LEFT JOIN pg_constraint n ON n.conrelid = c.oid AND n.contype = 'n' AND n.conkey = ARRAY[a.attnum]
      AND n.conname <> c.relname || '_' || a.attname || '_not_null'
  WHERE ${ours} AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped ORDER BY c.relname COLLATE "C", a.attnum`;

const constraintsSql = (
  types: string,
) => `SELECT quote_ident(c.relname) AS of, format('CONSTRAINT %I %s', k.conname, pg_get_constraintdef(k.oid)) AS text
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  WHERE ${ours} AND k.contype IN (${types}) ORDER BY c.relname COLLATE "C", k.contype DESC, k.conname COLLATE "C"`;

const indexesSql = `SELECT quote_ident(c.relname) AS of, regexp_replace(pg_get_indexdef(i.indexrelid), ' ON (ONLY )?public\\.', ' ON ') AS text
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_class own ON own.oid = i.indexrelid
  WHERE ${ours} AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x'))
  ORDER BY c.relname COLLATE "C", own.relname COLLATE "C"`;

const partitionsSql = `SELECT quote_ident(c.relname) AS of,
    format('ALTER TABLE %s ATTACH PARTITION %I %s', i.inhparent::regclass, c.relname, pg_get_expr(c.relpartbound, c.oid)) AS text
  FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE ${ours} AND c.relkind = 'r' ORDER BY c.relname COLLATE "C"`;

const triggersSql = `SELECT quote_ident(c.relname) AS of, replace(pg_get_triggerdef(t.oid), ' ON public.', ' ON ') AS text
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE ${ours} AND NOT t.tgisinternal ORDER BY c.relname COLLATE "C", t.tgname COLLATE "C"`;

const othersSql = `SELECT '' AS of, c.relname || format(' (%s)', c.relkind) AS text FROM pg_class c
    WHERE ${ours} AND (c.relkind NOT IN ('r', 'i', 'p', 'I') OR c.relrowsecurity OR c.relhasrules)
  UNION ALL SELECT '', t.typname FROM pg_type t
    WHERE t.typnamespace = 'public'::regnamespace AND t.typtype NOT IN ('c', 'b')
  UNION ALL SELECT '', s.stxname FROM pg_statistic_ext s
  UNION ALL SELECT '', a.attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE ${ours} AND c.relkind = 'r' AND a.attnum > 0
      AND (a.attidentity <> '' OR a.attgenerated <> '' OR a.attoptions IS NOT NULL OR a.attstattarget >= 0)
  UNION ALL SELECT '', d.description FROM pg_description d JOIN pg_class c ON c.oid = d.objoid
    WHERE d.classoid = 'pg_class'::regclass AND ${ours}`;
