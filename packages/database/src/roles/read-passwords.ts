import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RolePasswords } from "./apply-grants";
import { serviceRoles } from "./grants";

/** The roles' passwords, each in a file of the folder with the role's name. */
export function readPasswords(folder: string): RolePasswords {
  const found = serviceRoles
    .map((role) => ({ role, file: join(folder, role) }))
    .filter(({ file }) => existsSync(file))
    .map(({ role, file }) => [role, readFileSync(file, "utf8").trim()] as const);
  if (found.length === 0) throw new Error(`${folder} has no password file for any of ${serviceRoles.join(", ")}`);
  return Object.fromEntries(found);
}
