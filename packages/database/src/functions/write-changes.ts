import { formatBlock, preamble } from "./blocks";
import { type FunctionFile, isPublic, signatureOf } from "./function-file";

/** A function that a migration has to define or drop, because its file and the migrations differ. */
export interface FunctionChange {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What differs between the files and what the migrations define, in the order of the names. */
export function changesOf(
  files: readonly FunctionFile[],
  defined: ReadonlyMap<string, string>,
): readonly FunctionChange[] {
  const wanted = new Map(files.map(({ name, definition }) => [name, definition]));
  const names = [...new Set([...wanted.keys(), ...defined.keys()])].sort();
  return names
    .map((name) => ({ name, before: defined.get(name), after: wanted.get(name) }))
    .filter(({ before, after }) => before !== after);
}

/** The statements of a migration that makes the changes, each function in a block of its own. */
export function writeChanges(changes: readonly FunctionChange[]): string {
  const dropped = changes.filter(({ after }) => after === undefined).map(({ name }) => dropBlock(name));
  const written = changes.flatMap(({ name, before, after }) =>
    after === undefined ? [] : [block(name, before, after)],
  );
  if (written.length === 0) return dropped.join("\n");
  return [preamble, ...dropped, ...written].join("\n");
}

function dropBlock(name: string): string {
  return formatBlock({ name, kind: "dropped", statements: `DROP FUNCTION IF EXISTS ${name};\n` });
}

function block(name: string, before: string | undefined, after: string): string {
  const isReplaced = before === undefined || signatureOf(before) === signatureOf(after);
  const opened = before !== undefined && !isPublic(before) && isPublic(after);
  const statements = isReplaced ? after : dropAndCreate(name, after);
  const grant = opened ? `GRANT EXECUTE ON FUNCTION ${name} TO PUBLIC;\n` : "";
  return formatBlock({ name, kind: "defined", statements: statements + grant });
}

/**
 * Another signature needs a new function, and a service that runs meanwhile still calls it: owner and grants of the old one go
 * over to the new one. What refuses the function to the public comes last, for the old one may have been public.
 */
function dropAndCreate(name: string, after: string): string {
  const [, created = after, revoked = ""] = /^([\s\S]*?\$\$;\n)(REVOKE [^\n]*\n)$/.exec(after) ?? [];
  return `DO $keep$ BEGIN
    PERFORM set_config('lunas.owner', pg_get_userbyid(p.proowner), true),
        set_config('lunas.acl', coalesce(p.proacl, acldefault('f', p.proowner))::text, true)
    FROM pg_proc p WHERE p.oid = '${name}'::regproc;
END $keep$;
DROP FUNCTION ${name};
${created}DO $keep$ DECLARE
    given record;
BEGIN
    REVOKE ALL ON FUNCTION ${name} FROM PUBLIC;
    FOR given IN SELECT grantee FROM aclexplode(current_setting('lunas.acl')::aclitem[]) LOOP
        EXECUTE format('GRANT EXECUTE ON FUNCTION ${name} TO %s',
            CASE WHEN given.grantee = 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(given.grantee)) END);
    END LOOP;
    EXECUTE format('ALTER FUNCTION ${name} OWNER TO %I', current_setting('lunas.owner'));
END $keep$;
${revoked}`;
}
