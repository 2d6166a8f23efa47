import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chains } from "@lunas/catalog/chains";
import type { EnvSource } from "@lunas/runtime/env";
import { SettingsError } from "@lunas/runtime/settings-error";
import { allSecrets, type SecretFiles } from "@lunas/stack/first-secrets";
import { root } from "./repository";

/** The secrets of a first start: of each kind what every process gets. */
export const newSecrets = (): readonly SecretFiles[] => allSecrets(chains);

/** These secrets in a new folder, one below it for each process. */
export function writeSecrets(): string {
  const folder = mkdtempSync(join(tmpdir(), "lunas-secrets-"));
  for (const [service, files] of newSecrets().flatMap((secrets) => Object.entries(secrets))) {
    mkdirSync(join(folder, service), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, service, name), text);
  }
  return folder;
}

/** The settings for which the service would not start with this environment. */
export function problemsWith(service: string, env: Readonly<Record<string, string | undefined>>): readonly string[] {
  try {
    readConfigOf(service, env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems.map((problem) => problem.split(" ")[0] ?? "");
    throw error;
  }
}

/** As the process itself reads its settings at its start. */
export function readConfigOf(service: string, env: EnvSource): void {
  const file = service === "gateway" ? "settings/read-config.ts" : "config.ts";
  (require(join(root, "services", service, "src", file)) as { readConfig(env: EnvSource): unknown }).readConfig(env);
}
