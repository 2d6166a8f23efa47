import { LunasError } from "./lunas-error";

/** Where a library works: on this machine, in the hosted sandbox, or with real money on Base. */
export type LibraryEnvironment = "local" | "sandbox" | "base";

export type KeyKind = "secret" | "publishable";

const localUrl = "http://localhost:3402";

/** The hosted service's address. Not built in yet: outside `local` it must be given, so that no key is ever sent to a guess. */
const hostedUrl: string | null = null;

/** The section of `GET /config` that an environment uses, also where the address is overridden. */
export function sectionOf(environment: LibraryEnvironment): "sandbox" | "production" {
  return environment === "base" ? "production" : "sandbox";
}

/** The service's base address, without a slash at its end. */
export function baseUrlOf(environment: LibraryEnvironment, facilitatorUrl: string | undefined): string {
  const url = facilitatorUrl ?? (environment === "local" ? localUrl : hostedUrl);
  if (url === null || !/^https?:\/\//.test(url)) {
    throw new LunasError(`Give facilitatorUrl, the address of the service, for the environment "${environment}".`, {
      code: "facilitator_url_missing",
    });
  }
  return url.replace(/\/+$/, "");
}

const families: readonly (readonly [prefix: string, kind: KeyKind, section: "sandbox" | "production"])[] = [
  ["ipk_pub_sandbox_", "publishable", "sandbox"],
  ["ipk_pub_live_", "publishable", "production"],
  ["ipk_sandbox_", "secret", "sandbox"],
  ["ipk_live_", "secret", "production"],
];

export interface KeyFamily {
  readonly kind: KeyKind;
  readonly section: "sandbox" | "production";
}

/** Kind and environment of an API key, by its prefix. Throws `invalid_key`, and never repeats the key. */
export function familyOf(apiKey: string): KeyFamily {
  const family = families.find(([prefix]) => typeof apiKey === "string" && apiKey.startsWith(prefix));
  if (family === undefined) {
    throw new LunasError(
      "This is no Lunas API key: it starts with ipk_sandbox_, ipk_live_, ipk_pub_sandbox_ or ipk_pub_live_.",
      { code: "invalid_key" },
    );
  }
  return { kind: family[1], section: family[2] };
}

/** Throws `key_environment_mismatch` before any request: play money must not meet real prices. */
export function checkKeyFits({ section }: KeyFamily, environment: LibraryEnvironment): void {
  if (section === sectionOf(environment)) return;
  throw new LunasError(`A ${section} key cannot be used in the environment "${environment}".`, {
    code: "key_environment_mismatch",
    details: { environment, key: section },
  });
}
