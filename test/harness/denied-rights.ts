import type { Stack } from "@lunas/stack/stack";
import { deniedCommands } from "./denied-commands";
import { deniedStatements } from "./denied-statements";

/** What the database and Redis refused to services for want of a right since the stack was started. */
export async function deniedRights({ logFolder, redisUrl }: Stack): Promise<readonly string[]> {
  return [...deniedStatements(logFolder), ...(await deniedCommands(redisUrl))];
}

/** A service that is refused a table may go on all the same, for a while: no story passes by that. */
export function refuseDenied(denied: readonly string[]): void {
  if (denied.length > 0) throw new Error(`a service lacks a right in the database or in Redis:\n${denied.join("\n")}`);
}
