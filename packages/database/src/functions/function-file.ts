import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The current text of one SQL function, as `prisma/functions/<name>.sql` holds it. */
export interface FunctionFile {
  readonly name: string;
  /** The comment above the statement: for readers only, no migration carries it. */
  readonly header: string;
  /** The `CREATE OR REPLACE FUNCTION` statement, and the `REVOKE` after it where the function is not for everyone. */
  readonly definition: string;
}

/** The files of a folder, in the order of their names. Throws for a file that is not one function of its own name. */
export function readFunctionFiles(directory: string): readonly FunctionFile[] {
  const files = readdirSync(directory)
    .filter((file) => file.endsWith(".sql"))
    .sort();
  return files.map((file) =>
    parseFunctionFile(file.slice(0, -".sql".length), readFileSync(join(directory, file), "utf8")),
  );
}

const shape =
  /^((?:--.*\n)*)(CREATE OR REPLACE FUNCTION (\w+)\((?:(?!\$\$)[\s\S])*\sAS \$\$(?:(?!\$\$)[\s\S])*\$\$;\n(?:REVOKE EXECUTE ON FUNCTION (\w+) FROM PUBLIC;\n)?)$/;

export function parseFunctionFile(name: string, text: string): FunctionFile {
  const [, header = "", definition = "", created, revoked = name] = shape.exec(text) ?? [];
  if (created !== name || revoked !== name)
    throw new Error(
      `prisma/functions/${name}.sql must be a comment, one statement "CREATE OR REPLACE FUNCTION ${name}(...) ... AS $$...$$;" and, at most, "REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC;"`,
    );
  return { name, header, definition };
}

/** Name, arguments and result: PostgreSQL replaces a function only where these stay. */
export function signatureOf(definition: string): string {
  const head = /^CREATE OR REPLACE FUNCTION ([\s\S]*?)\s+LANGUAGE\s/.exec(definition)?.[1] ?? definition;
  return head.replace(/\s+/g, " ").replace(/\( /g, "(").replace(/ \)/g, ")");
}

export function isPublic(definition: string): boolean {
  return !/\nREVOKE EXECUTE ON FUNCTION \w+ FROM PUBLIC;\n$/.test(definition);
}
