import { LunasError } from "./lunas-error";
import { knownNetworks } from "./networks";
import { isSecureUrl } from "./secure-url";

/** Where a library works: on this machine, in the hosted sandbox, or with real money on Base. */
export type LibraryEnvironment = "local" | "sandbox" | "base";

/** The accepted spellings: `production` and `live` are other names of `base`. */
export type EnvironmentName = LibraryEnvironment | "production" | "live";

export type KeyKind = "secret" | "publishable";

const localUrl = "http://localhost:3402";

/**
 * The hosted service's address. Not known yet: outside `local` the caller must give it, so that no key goes to a
 * guessed address.
 */
const hostedUrl: string | null = null;

const names: Readonly<Record<EnvironmentName, LibraryEnvironment>> = {
  local: "local",
  sandbox: "sandbox",
  base: "base",
  production: "base",
  live: "base",
};

/** Throws `invalid_option` for an unknown name. */
export function environmentOf(name: EnvironmentName): LibraryEnvironment {
  if (typeof name === "string" && Object.hasOwn(names, name)) return names[name];
  throw new LunasError(`environment must be ${environmentNames}.`, { code: "invalid_option" });
}

/** The section of `GET /config` for an environment, also where the address is overridden. */
export function sectionOf(environment: LibraryEnvironment): "sandbox" | "production" {
  return environment === "base" ? "production" : "sandbox";
}

const namesOf = (section: "sandbox" | "production") =>
  knownNetworks.flatMap(({ environment, network }) => (environment === section ? [network] : [])).join(" or ");

const sections = {
  sandbox: `sandbox: play money, network ${namesOf("sandbox")}, keys ipk_sandbox_…`,
  production: `production: real money, network ${namesOf("production")}, keys ipk_live_…`,
} as const;

/** Names environment, network and keys together, because each of them alone is easily confused. */
export function describeSection(section: "sandbox" | "production"): string {
  return sections[section];
}

/** The names of a library's environments, with the network and the keys of each. */
export const environmentNames = `local or sandbox (${sections.sandbox}), or base, also called production or live (${sections.production})`;

function describeEnvironment(environment: LibraryEnvironment): string {
  return `the environment "${environment}" (${sections[sectionOf(environment)]})`;
}

/**
 * The service's base address, without a slash at its end. It receives keys, so it must be https, or on this machine.
 */
export function baseUrlOf(environment: LibraryEnvironment, facilitatorUrl: string | undefined): string {
  const url = facilitatorUrl ?? (environment === "local" ? localUrl : hostedUrl);
  if (url === null) {
    throw new LunasError(`Give facilitatorUrl, the address of the service, for ${describeEnvironment(environment)}.`, {
      code: "facilitator_url_missing",
    });
  }
  if (typeof url !== "string" || !/^https?:\/\//.test(url) || !URL.canParse(url)) throw notAnAddress(url);
  if (!isSecureUrl(url)) {
    throw new LunasError("facilitatorUrl must be https; http is for localhost only.", { code: "invalid_option" });
  }
  return url.replace(/\/+$/, "");
}

/** Where only the scheme is missing, the message has the whole address. */
function notAnAddress(url: unknown): LunasError {
  const isBare = typeof url === "string" && /^[a-z0-9.[\]-]+(:[0-9]+)?(\/|$)/i.test(url);
  const scheme = isBare && isSecureUrl(`http://${url}`) ? "http" : "https";
  const meant = isBare ? `it has no scheme. Write ${scheme}://${url}` : "it must be a URL that begins with https://";
  return new LunasError(`facilitatorUrl is not an address: ${meant}.`, { code: "invalid_option" });
}

export interface KeyFamily {
  readonly kind: KeyKind;
  readonly section: "sandbox" | "production";
}

const prefixOf = ({ kind, section }: KeyFamily) =>
  `ipk_${kind === "publishable" ? "pub_" : ""}${section === "sandbox" ? "sandbox" : "live"}_`;

/** Kind and environment of an API key, by its prefix. Throws `invalid_key`; the message never contains the key. */
export function familyOf(apiKey: string): KeyFamily {
  const [prefix, publishable, section] =
    /^ipk_(pub_)?(sandbox|live)_/.exec(typeof apiKey === "string" ? apiKey : "") ?? [];
  if (prefix === undefined) {
    throw new LunasError(
      "This is not a Lunas API key. A key starts with ipk_sandbox_, ipk_live_, ipk_pub_sandbox_ or ipk_pub_live_.",
      { code: "invalid_key" },
    );
  }
  return {
    kind: publishable === undefined ? "secret" : "publishable",
    section: section === "sandbox" ? "sandbox" : "production",
  };
}

/** Throws `key_environment_mismatch` before any request: play money must not pay real prices. */
export function checkKeyFits(key: KeyFamily, environment: LibraryEnvironment): void {
  const { section } = key;
  if (section === sectionOf(environment)) return;
  const network = namesOf(section);
  throw new LunasError(
    `A ${section} key (${prefixOf(key)}…, network ${network}) cannot be used in ${describeEnvironment(environment)}.`,
    { code: "key_environment_mismatch", details: { environment, key: section, network } },
  );
}
