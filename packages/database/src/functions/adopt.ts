/** A function that a migration holds by hand, on its way to a file. */
export interface Adopted {
  readonly name: string;
  /** The comment above the statement in the migration. */
  readonly comment: string;
  readonly definition: string;
}

const statement =
  /((?:^--.*\n)*)^CREATE (?:OR REPLACE )?(FUNCTION (\w+)\((?:(?!\$\$)[\s\S])*\sAS \$\$(?:(?!\$\$)[\s\S])*\$\$;\n)\n?/gm;
const refusal = /^REVOKE EXECUTE ON FUNCTION (\w+)(?:\([^)]*\))? FROM PUBLIC;\n/gm;

/**
 * Takes the functions out of a migration that was written by hand, say on a branch from before the files. Answers them, and the
 * rest of the migration with `-- functions` where the first one stood. `DROP FUNCTION` stays: that file is deleted by hand.
 */
export function adopt(migration: string): { readonly functions: readonly Adopted[]; readonly rest: string } {
  const refused = new Set([...migration.matchAll(refusal)].map(([, name]) => name));
  const functions = [...migration.matchAll(statement)].map(([, comment = "", created = "", name = ""]) => ({
    name,
    comment,
    definition: `CREATE OR REPLACE ${created}${refused.has(name) ? `REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC;\n` : ""}`,
  }));
  const names = functions.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`the migration defines ${twice} twice: leave the last one`);
  let isFirst = true;
  const cut = migration.replace(statement, () => {
    const place = isFirst ? "-- functions\n" : "";
    isFirst = false;
    return place;
  });
  const rest = cut.replace(refusal, (line, name: string) => (names.includes(name) ? "" : line));
  return { functions, rest };
}
