import { type EnvSource, readSettings } from "@lunas/runtime/env";
import { type Settings, settings } from "../config";
import { contradictions, type Derived, derive } from "./derive-config";

export type Config = Settings & Derived;

/** The gateway's settings and the values derived from them. Throws `SettingsError` with all problems. */
export function readConfig(source?: EnvSource): Config {
  const given = readSettings(settings, source, contradictions);
  return { ...given, ...derive(given) };
}
