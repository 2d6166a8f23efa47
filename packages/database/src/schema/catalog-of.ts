import type { Client } from "pg";

/** One object of the schema `public` with all that PostgreSQL keeps of it, as one line of text. */
export type CatalogLine = string;

/**
 * The whole schema of a database as sorted lines: owners, grants, tables, columns, constraints, indexes, functions, triggers,
 * types and comments. Two databases have the same schema where these are equal; no line names an internal number.
 */
export async function catalogOf(client: Client): Promise<readonly CatalogLine[]> {
  const { rows } = await client.query<{ line: string }>(
    `SELECT line FROM (${parts.join(" UNION ALL ")}) AS parts (line) ORDER BY line COLLATE "C"`,
  );
  return rows.map(({ line }) => line);
}

const sortedAcl = (acl: string) =>
  `(SELECT string_agg(each::text, ',' ORDER BY each::text COLLATE "C") FROM unnest(${acl}) AS each)`;

const own = "relnamespace = 'public'::regnamespace";

const parts = [
  `SELECT concat_ws(' | ', 'schema', nspname, nspowner::regrole, ${sortedAcl("nspacl")}) FROM pg_namespace
    WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'`,
  `SELECT concat_ws(' | ', 'relation', relname, relkind, relowner::regrole, relpersistence, relrowsecurity, relforcerowsecurity,
      relreplident, reloptions::text, ${sortedAcl("relacl")}) FROM pg_class WHERE ${own}`,
  `SELECT concat_ws(' | ', 'column', attrelid::regclass, lpad(attnum::text, 4, '0'), attname, format_type(atttypid, atttypmod), attnotnull,
      coalesce(pg_get_expr(adbin, adrelid), 'no default'), attidentity, attgenerated, attcollation::regcollation, attstorage,
      attcompression, attstattarget, attoptions::text, ${sortedAcl("attacl")})
    FROM pg_attribute JOIN pg_class c ON c.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = c.oid AND adnum = attnum
    WHERE ${own} AND attnum > 0 AND NOT attisdropped`,
  `SELECT concat_ws(' | ', 'constraint', coalesce(nullif(conrelid, 0)::regclass::text, 'domain'), conname, contype, pg_get_constraintdef(oid), convalidated,
      condeferrable, condeferred, connoinherit) FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
  `SELECT concat_ws(' | ', 'index', pg_get_indexdef(indexrelid), indisunique, indisprimary, indisvalid, indisready, indisclustered,
      indisreplident, indnullsnotdistinct) FROM pg_index JOIN pg_class c ON c.oid = indexrelid WHERE ${own}`,
  `SELECT concat_ws(' | ', 'function', oid::regprocedure, pg_get_functiondef(oid), proowner::regrole, ${sortedAcl("proacl")})
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind IN ('f', 'p')`,
  `SELECT concat_ws(' | ', 'trigger', pg_get_triggerdef(t.oid), tgenabled) FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
    WHERE ${own} AND NOT tgisinternal`,
  `SELECT concat_ws(' | ', 'type', typname, typtype, typowner::regrole, ${sortedAcl("typacl")})
    FROM pg_type WHERE typnamespace = 'public'::regnamespace`,
  `SELECT concat_ws(' | ', 'view', viewname, definition) FROM pg_views WHERE schemaname = 'public'`,
  `SELECT concat_ws(' | ', 'policy', polrelid::regclass, polname, pg_get_expr(polqual, polrelid)) FROM pg_policy`,
  `SELECT concat_ws(' | ', 'statistics', pg_get_statisticsobjdef(oid)) FROM pg_statistic_ext`,
  `SELECT concat_ws(' | ', 'default grants', defaclrole::regrole, defaclobjtype, ${sortedAcl("defaclacl")}) FROM pg_default_acl`,
  `SELECT concat_ws(' | ', 'comment', pg_describe_object(classoid, objoid, objsubid), description) FROM pg_description
    WHERE classoid IN ('pg_class'::regclass, 'pg_proc'::regclass, 'pg_constraint'::regclass, 'pg_trigger'::regclass)
      AND pg_describe_object(classoid, objoid, objsubid) !~ 'pg_catalog|information_schema' AND objoid >= 16384`,
  `SELECT concat_ws(' | ', 'extension', extname, extversion) FROM pg_extension`,
];
