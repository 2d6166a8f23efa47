import { readFileSync } from "node:fs";

/** The user of a PostgreSQL server that root starts. */
export interface ServerUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

// `postgres` where a package has created it; `nobody` exists everywhere. We do not create users.
const candidates = ["postgres", "nobody"];

/** undefined = ourselves. PostgreSQL refuses root and needs a user with an entry in /etc/passwd. */
export function serverUser(ourUid: number | undefined = process.getuid?.()): ServerUser | undefined {
  if (ourUid !== 0) return undefined;
  const users = parsePasswd(readFileSync("/etc/passwd", "utf8"));
  const user = candidates.map((name) => users.find((each) => each.name === name)).find((each) => each !== undefined);
  if (user === undefined)
    throw new Error(`PostgreSQL cannot run as root, and there is no user ${candidates.join(" or ")}`);
  return user;
}

/** The users of a passwd(5) file. */
export function parsePasswd(text: string): ServerUser[] {
  return text
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length === 7)
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
