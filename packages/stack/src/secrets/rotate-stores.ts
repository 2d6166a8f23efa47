import { serviceRoles } from "@lunas/database/roles/grants";
import { newPassword } from "../first-secrets";
import { hashPassword } from "../redis/redis-users";
import { type Rotated, restart, run, show } from "./commands";
import type { SecretFolder } from "./secret-folder";

const processOfRole = (role: string) => role.replace("lunas_", "");
const operator = "lunas_operator";

type Rotation = (folder: SecretFolder) => Rotated;

/** The passwords of the database and of Redis, by the names that `rotate` takes. */
export const storeRotations: Readonly<Record<string, Rotation>> = {
  "database:lunas": newOwnerPassword,
  ...Object.fromEntries(
    serviceRoles.map((role) => [`database:${role}`, (folder: SecretFolder) => newDatabasePassword(folder, role)]),
  ),
  ...Object.fromEntries(
    [...serviceRoles, operator].map((user) => [
      `redis:${user}`,
      (folder: SecretFolder) => newRedisPassword(folder, user),
    ]),
  ),
};

/** The server learns it from the file, by its own socket: no password is in a command. */
function newOwnerPassword(folder: SecretFolder): Rotated {
  const password = newPassword();
  const { host, user, text } = withPassword(readFile(folder, "migrate", "database-url"), password);
  const isOurs = host.split(":")[0] === "postgres";
  if (!isOurs && !/^[a-z_][a-z0-9_]*$/.test(user))
    throw new Error("the owner's name needs quotes: change its password at your server and in migrate/database-url");
  folder.replace("postgres", "password", password);
  folder.replace("migrate", "database-url", text);
  const alter = `psql -U lunas -d lunas -v password="$(cat /run/secrets/password)"`;
  const here = `echo "alter role lunas password :'password'" | docker compose exec -T postgres sh -c '${alter}'`;
  const asStatement = `sed "s/.*/alter role ${user} password '&';/"`;
  return {
    done: "the owner of the database has a new password",
    next: isOurs
      ? [here]
      : [
          `at once, as an administrator of ${host}: ${show("postgres/password")} | ${asStatement} | psql`,
          `where your provider sets passwords: set the one of the file postgres/password for ${user} there`,
        ],
  };
}

function newDatabasePassword(folder: SecretFolder, role: string): Rotated {
  const password = newPassword();
  const url = withPassword(readFile(folder, processOfRole(role), "database-url"), password);
  folder.replace("migrate", role, password);
  folder.replace(processOfRole(role), "database-url", url.text);
  return {
    done: `${role} has a new password for PostgreSQL`,
    next: [run("migrate"), "at once, as new connections need it:", ...restart(processOfRole(role))],
  };
}

/** Redis takes the new password and the one before, so the service may be restarted at any time. */
function newRedisPassword(folder: SecretFolder, user: string): Rotated {
  const password = newPassword();
  const lines = (folder.read("redis", "users.acl") ?? "").split("\n");
  const place = lines.findIndex((line) => line.startsWith(`user ${user} `));
  const line = lines[place];
  if (line === undefined) throw new Error(`the ACL file of Redis has no user ${user}`);
  const [owner, name] = user === operator ? ["redis", "operator-password"] : [processOfRole(user), "redis-url"];
  const before = readFile(folder, owner, name);
  const url = user === operator ? undefined : withPassword(before, password);
  const hashes = [url?.before ?? before, password].map((each) => ` #${hashPassword(each)}`);
  lines[place] = line.replace(/( #[0-9a-f]{64})+/, hashes.join(""));
  folder.replace("redis", "users.acl", `${lines.join("\n")}\n`);
  folder.replace(owner, name, url?.text ?? password);
  const host = url?.host ?? withPassword(readFile(folder, "gateway", "redis-url"), "").host;
  return {
    done: `${user} has a new password for Redis, beside the one before`,
    next: [
      ...(host.split(":")[0] === "redis"
        ? ["docker compose restart redis"]
        : atOtherRedis(user, `${owner}/${name}`, host)),
      ...(url === undefined ? [] : restart(processOfRole(user))),
    ],
  };
}

/** The ACL line has hashes alone; `resetpass` takes away passwords that are older than these two. */
function atOtherRedis(user: string, file: string, host: string): readonly string[] {
  const line = `${show("redis/users.acl")} | grep '^user ${user} '`;
  return [
    `on each server behind ${host}, before the restart: ${line} | sed 's/^user ${user} /acl setuser ${user} resetpass /' | redis-cli -e -h <host>`,
    "on each server: redis-cli -e -h <host> acl save",
    `where your provider manages the users: set the password of the file ${file} for ${user} there, beside the one before`,
  ];
}

/** Redis' URLs can name several hosts, which no `URL` reads. The passwords are 32 signs that need no escape. */
const urlForm = /^([a-z0-9+]+:\/\/)([^:/@]*)(?::([^@/]*))?@([^/?]+)(.*)$/s;

function withPassword(url: string, password: string) {
  const [, scheme = "", user = "", before = "", host, rest = ""] = urlForm.exec(url) ?? [];
  if (host === undefined) throw new Error("a URL of the secrets has no user and host: change it by hand");
  return { host, user, before: decodeURIComponent(before), text: `${scheme}${user}:${password}@${host}${rest}` };
}

function readFile(folder: SecretFolder, owner: string, name: string): string {
  const text = folder.read(owner, name);
  if (text === undefined) throw new Error(`there is no file ${owner}/${name}`);
  return text;
}
