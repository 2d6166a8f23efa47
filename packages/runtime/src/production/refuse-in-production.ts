import { withOneHost } from "../redis-url";

/** The values that production refuses for a setting. Each function returns the remedy, never the value. */

const defaultPasswords: ReadonlySet<string> = new Set([
  "admin",
  "changeme",
  "default",
  "example",
  "guest",
  "lunas",
  "pass",
  "password",
  "postgres",
  "redis",
  "root",
  "secret",
  "test",
]);

/** PostgreSQL may authenticate its client without a password; a given password must not be a default one. */
export function refuseDefaultPassword(url: string): string | undefined {
  const { username, passwords } = credentialsOf(url);
  const isDefault = passwords.some((password) => isGuessable(password) || password === username);
  return isDefault ? "has a default password: give the role a random one of its own" : undefined;
}

/** Every client that reaches Redis can write to it: Redis authenticates only by password. */
export function refuseMissingPassword(url: string): string | undefined {
  const { passwords } = credentialsOf(url);
  if (passwords.length === 0) return "has no password: set one in Redis (an ACL user, or requirepass), and in this URL";
  return refuseDefaultPassword(url);
}

export function refuseHttp(url: string): string | undefined {
  return /^https:/i.test(url)
    ? undefined
    : "must begin with https://: sessions, keys and webhooks' targets are sent to it";
}

export function refuseTrue(value: boolean): string | undefined {
  return value ? "must be false: webhooks could reach your own network" : undefined;
}

function isGuessable(password: string): boolean {
  return defaultPasswords.has(password.toLowerCase()) || /^(.)\1*$|^1234\d*$/.test(password);
}

/** The drivers accept a password before the host, and also as a parameter. */
function credentialsOf(url: string): { username: string; passwords: readonly string[] } {
  const { username, password, searchParams } = new URL(withOneHost(url));
  const given = [decoded(password), ...searchParams.getAll("password")].filter((each) => each !== "");
  return { username: searchParams.get("user") ?? decoded(username), passwords: given };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
