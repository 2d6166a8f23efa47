import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chains, chainsOfDeployment, settingPrefix } from "@lunas/catalog/chains";
import { settings as opsSettings } from "@lunas/ops/config";
import { readSettings } from "@lunas/runtime/env";
import { SettingsError } from "@lunas/runtime/settings-error";
import { newSecrets, readConfigOf } from "../architecture/start-services";
import { type KubeObject, workloadsOf } from "./kube-object";

const services = ["gateway", "settler", "dispatcher", "console", "ledger"] as const;
/** On demand. */
const optional: readonly string[] = ["console", "ledger"];

/** Reads the settings of each rendered service as the service does at its start. Its Secret has the files that the README names. */
export function checkStart(objects: readonly KubeObject[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "lunas-chart-"));
  try {
    const rendered = services.filter(
      (service) => !optional.includes(service) || containerOf(objects, service) !== undefined,
    );
    return rendered.flatMap((service) =>
      problemsOf(service, environmentOf(objects, service, writeSecrets(folder, service))),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeSecrets(folder: string, service: string): string {
  const nodes =
    service === "dispatcher"
      ? []
      : chains.map(
          ({ network }) =>
            [`${network}-rpc-urls`, `https://${network}.one.example/key,https://${network}.two.example/key`] as const,
        );
  const tokens =
    service === "console"
      ? [["operator-tokens", `ops1:${createHash("sha256").update(randomBytes(32)).digest("hex")}`] as const]
      : [];
  // `lunas-ops ledger` reads with the console's role.
  const role = service === "ledger" ? "console" : service;
  const files = [...newSecrets().flatMap((each) => Object.entries(each[role] ?? {})), ...nodes, ...tokens];
  const own = join(folder, service);
  mkdirSync(own);
  for (const [name, text] of files) writeFileSync(join(own, name), text);
  return own;
}

function environmentOf(objects: readonly KubeObject[], service: string, secrets: string): Record<string, string> {
  const entries = (containerOf(objects, service)?.env ?? []).map(({ name, value = "" }) => [
    name,
    value.replace("/run/secrets", secrets),
  ]);
  return Object.fromEntries(entries);
}

function containerOf(objects: readonly KubeObject[], service: string) {
  return workloadsOf(objects)
    .flatMap(({ containers }) => containers)
    .find(({ name }) => name === service);
}

function problemsOf(service: (typeof services)[number], env: Record<string, string>): readonly string[] {
  const missing = chainsOfDeployment(env.SANDBOX_MODE !== "none")
    .flatMap(({ network, channels }) => [
      `${settingPrefix(network)}_SIGNER_KEYS_FILE`,
      ...(channels === null ? [] : [`${settingPrefix(network)}_CHANNEL_AUTHORIZER_FILE`]),
    ])
    .filter((name) => service === "settler" && !(name in env));
  try {
    if (service === "ledger") readSettings(opsSettings, env);
    else readConfigOf(service, env);
    return missing.map((name) => `${service}: ${name} is missing`);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems.map((problem) => `${service}: ${problem}`);
    throw error;
  }
}
