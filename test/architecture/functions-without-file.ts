import { join } from "node:path";
import { definedBy, readScripts } from "@lunas/database/functions/defined-by-migrations";
import { readFunctionFiles } from "@lunas/database/functions/function-file";
import { changesOf } from "@lunas/database/functions/write-changes";
import { root } from "./repository";

/** Names of functions whose text in the migrations is not the text of a file in `prisma/functions`. */
export function functionsWithoutFile(): readonly string[] {
  const files = readFunctionFiles(join(root, "prisma/functions"));
  const scripts = readScripts(join(root, "prisma/migrations"));
  return changesOf(files, definedBy(scripts)).map(({ name }) => name);
}
