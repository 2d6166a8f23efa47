import type { WrongCommand } from "./parse-payments";
import type { SecretsCommand } from "./run-secrets";

/** `secrets status [key]`, `secrets reencrypt`. */
export function parseSecrets([name, key, ...more]: readonly string[]): SecretsCommand | WrongCommand {
  if (name === "reencrypt" && key === undefined) return { kind: "secrets_reencrypt" };
  if (name === "status" && more.length === 0 && (key === undefined || /^[A-Za-z0-9_-]{1,64}$/.test(key)))
    return { kind: "secrets_status", retired: key ?? null };
  return { kind: "wrong", problem: "secrets wants one of: status [key], reencrypt" };
}
