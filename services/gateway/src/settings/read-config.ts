import { chainsOfDeployment, onlyOf } from "@lunas/catalog/chains";
import { type EnvSource, hasSandbox, readSettings } from "@lunas/runtime/env";
import { type Settings, settings } from "../config";
import { contradictions, type Derived, derive } from "./derive-config";

export type Config = Settings & Derived;

/** The gateway's settings and the values derived from them. Throws `SettingsError` with all problems. */
export function readConfig(source?: EnvSource): Config {
  const chains = chainsOfDeployment(hasSandbox(source));
  const schema = { ...settings, networks: onlyOf(settings.networks, chains) };
  const given = readSettings(schema, source, (read, isProduction) => contradictions(read, { chains, isProduction }));
  return { ...given, ...derive(given, chains) };
}
