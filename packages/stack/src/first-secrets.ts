import { randomBytes } from "node:crypto";
import type { Chain } from "@lunas/catalog/chain";
import { type ServiceRole, serviceRoles } from "@lunas/database/roles/grants";
import { addressOf, newPrivateKey } from "./private-key";
import { aclFile, aclLine, hashPassword, type RedisUserName, redisUserNames } from "./redis/redis-users";

/** For each process its files under /run/secrets: name and text. */
export type SecretFiles = Readonly<Record<string, Readonly<Record<string, string>>>>;

const databaseAt = "postgres:5432/lunas";
const redisAt = "redis:6379";
const owner = "lunas";
/** The console's role is younger than the others: `consoleSecrets`. */
const firstRoles = serviceRoles.filter((role) => role !== "lunas_console");

/** Everything that a first start makes for these chains, of each kind what every process gets. */
export function allSecrets(chains: readonly Chain[]): readonly SecretFiles[] {
  return [
    firstSecrets(),
    redisSecrets(),
    receiptSecrets(),
    consoleSecrets(),
    ...chains.flatMap((chain) => [chainSecrets(chain), authorizerSecrets(chain)]),
  ];
}

/** New random secrets for a stack by compose: passwords and encryption keys. Redis' and the chains' come beside them. */
export function firstSecrets(): SecretFiles {
  const password = newPassword();
  const roles = Object.fromEntries(firstRoles.map((role) => [role, newPassword()]));
  const urlOf = (role: ServiceRole) => urlFor(role, roles[role] ?? "");
  const encryptionKeys = `first:${randomBytes(32).toString("base64")}`;
  return {
    postgres: { password },
    // Creates the services' roles, each with a password file.
    migrate: { "database-url": urlFor(owner, password), ...roles },
    gateway: { "database-url": urlOf("lunas_gateway"), "encryption-keys": encryptionKeys },
    settler: { "database-url": urlOf("lunas_settler") },
    dispatcher: { "database-url": urlOf("lunas_dispatcher"), "encryption-keys": encryptionKeys },
  };
}

/**
 * The keys of a chain's relayers and, of a sandbox chain, of its treasury: the settler signs with them. The local chain gives the
 * relayers ether and the treasury the token, and gets their addresses alone. Apart for each chain, as a stack can be older than a
 * chain.
 */
export function chainSecrets(chain: Pick<Chain, "network" | "environment">): SecretFiles {
  const made = accountFilesOf(chain).map((names) => ({ ...names, made: newSignerKeys(names.count) }));
  return {
    settler: Object.fromEntries(made.map((each) => [each.keys, each.made.join(",")])),
    chain: Object.fromEntries(made.map((each) => [each.addresses, each.made.map(addressOf).join(",")])),
  };
}

/** The settler's files with keys of accounts, and the local chain's with their addresses. */
export function accountFilesOf({ network, environment }: Pick<Chain, "network" | "environment">) {
  const relayers = { keys: `${network}-signer-keys`, addresses: `${network}-signer-addresses`, count: 4 };
  const treasury = { keys: `${network}-treasury-key`, addresses: `${network}-treasury-address`, count: 1 };
  return environment === "sandbox" ? [relayers, treasury] : [relayers];
}

/** The key that signs claims and refunds of a chain's channels. Separate, because a stack from an older version has none. */
export function authorizerSecrets({ network, channels }: Pick<Chain, "network" | "channels">): SecretFiles {
  return channels === null ? {} : { settler: { [`${network}-channel-authorizer`]: newPrivateKey() } };
}

/** The key that signs receipts. Separate, because a stack from an older version has none. */
export function receiptSecrets(): SecretFiles {
  return { gateway: { "receipt-keys": `first:${randomBytes(32).toString("base64")}` } };
}

/**
 * The console's role in the database. Separate, because a stack from an older version has none. Tokens are not made
 * here: the settings contain only their hashes, and only operators know them.
 */
export function consoleSecrets(): SecretFiles {
  const password = newPassword();
  return {
    migrate: { lunas_console: password },
    console: { "database-url": urlFor("lunas_console", password) },
  };
}

/**
 * The passwords of Redis' users: each service has its URL, Redis has hashes. Separate, because a stack from an older
 * version has all secrets except these.
 */
export function redisSecrets(): SecretFiles {
  const passwords = Object.fromEntries(redisUserNames.map((name) => [name, newPassword()]));
  const urlOf = (name: RedisUserName) => ({ "redis-url": redisUrl(name, passwords[name] ?? "") });
  return {
    redis: {
      "users.acl": aclFile((name) => hashPassword(passwords[name] ?? "")),
      "operator-password": passwords.lunas_operator ?? "",
    },
    gateway: urlOf("lunas_gateway"),
    settler: urlOf("lunas_settler"),
    dispatcher: urlOf("lunas_dispatcher"),
    console: urlOf("lunas_console"),
  };
}

/**
 * The console's user of Redis for a stack from an older version, whose ACL file has no such user: the file's new line is
 * `aclLine`, which Redis reads at its next start.
 */
export function consoleRedisSecrets(): { readonly aclLine: string; readonly files: SecretFiles } {
  const password = newPassword();
  return {
    aclLine: `${aclLine("lunas_console", hashPassword(password))}\n`,
    files: { console: { "redis-url": redisUrl("lunas_console", password) } },
  };
}

function redisUrl(name: RedisUserName, password: string): string {
  return `redis://${name}:${password}@${redisAt}`;
}

/** 32 characters that need no escape in a URL. */
export function newPassword(): string {
  return randomBytes(24).toString("base64url");
}

function urlFor(user: string, password: string): string {
  return `postgresql://${user}:${password}@${databaseAt}`;
}

export function newSignerKeys(count: number): readonly string[] {
  return Array.from({ length: count }, newPrivateKey);
}
