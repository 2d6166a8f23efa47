import { createHash } from "node:crypto";
import type { RolePasswords } from "@lunas/database/roles/apply-grants";
import { type ServiceRole, serviceRoles } from "@lunas/database/roles/grants";

/**
 * The same database as one of the services' roles. On the stack's own server a role's password is derived from the
 * owner's, so that nothing more must be stored.
 */
export function roleUrl(ownerUrl: string, role: ServiceRole): string {
  const url = new URL(ownerUrl);
  url.password = passwordOf(ownerUrl, role);
  url.username = role;
  return url.href;
}

export function rolePasswords(ownerUrl: string): RolePasswords {
  return Object.fromEntries(serviceRoles.map((role) => [role, passwordOf(ownerUrl, role)]));
}

function passwordOf(ownerUrl: string, role: ServiceRole): string {
  return createHash("sha256")
    .update(`${new URL(ownerUrl).password} ${role}`)
    .digest("hex");
}
