import { randomBytes } from "node:crypto";
import { type ServiceRole, serviceRoles } from "@lunas/database/roles/grants";
import { newPrivateKey } from "./private-key";
import { aclFile, hashPassword, type RedisUserName, redisUserNames } from "./redis/redis-users";

/** For each process its files under /run/secrets: name and text. */
export type SecretFiles = Readonly<Record<string, Readonly<Record<string, string>>>>;

const databaseAt = "postgres:5432/lunas";
const redisAt = "redis:6379";
const owner = "lunas";

/**
 * New random secrets for a stack with compose: passwords, encryption keys, and keys for its local chains. Redis'
 * secrets are separate.
 */
export function firstSecrets(): SecretFiles {
  const password = newPassword();
  const roles = Object.fromEntries(serviceRoles.map((role) => [role, newPassword()]));
  const urlOf = (role: ServiceRole) => urlFor(role, roles[role] ?? "");
  const encryptionKeys = `first:${randomBytes(32).toString("base64")}`;
  const chainKeys = {
    "sandbox-signer-keys": keys(4),
    "base-signer-keys": keys(4),
    "sandbox-treasury-key": newPrivateKey(),
  };
  return {
    postgres: { password },
    // Creates the services' roles, each with a password file.
    migrate: { "database-url": urlFor(owner, password), ...roles },
    gateway: { "database-url": urlOf("lunas_gateway"), "encryption-keys": encryptionKeys },
    settler: { "database-url": urlOf("lunas_settler"), ...chainKeys },
    dispatcher: { "database-url": urlOf("lunas_dispatcher"), "encryption-keys": encryptionKeys },
    // A local chain gives its signers ether, and its treasury the token.
    chain: chainKeys,
  };
}

/**
 * The passwords of Redis' users: each service has its URL, Redis has hashes. Separate, because a stack from an older
 * version has all secrets except these.
 */
export function redisSecrets(): SecretFiles {
  const passwords = Object.fromEntries(redisUserNames.map((name) => [name, newPassword()]));
  const urlOf = (name: RedisUserName) => ({ "redis-url": `redis://${name}:${passwords[name]}@${redisAt}` });
  return {
    redis: {
      "users.acl": aclFile((name) => hashPassword(passwords[name] ?? "")),
      "operator-password": passwords.lunas_operator ?? "",
    },
    gateway: urlOf("lunas_gateway"),
    settler: urlOf("lunas_settler"),
    dispatcher: urlOf("lunas_dispatcher"),
  };
}

function newPassword(): string {
  return randomBytes(24).toString("base64url");
}

function urlFor(user: string, password: string): string {
  return `postgresql://${user}:${password}@${databaseAt}`;
}

function keys(count: number): string {
  return Array.from({ length: count }, newPrivateKey).join(",");
}
