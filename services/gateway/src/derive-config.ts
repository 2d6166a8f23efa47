import type { Address } from "@lunas/catalog/chain";
import { chains as catalogChains, chainOf } from "@lunas/catalog/chains";
import { scenarioProblems } from "@lunas/catalog/sandbox-scenario";
import { toAddress } from "@lunas/chain/address";
import type { Settings } from "./config";
import { gasProblems } from "./gas-settings";
import { type ServedChain, servedChains } from "./served-chains";

/** What follows from the settings. */
export interface Derived {
  readonly chains: readonly ServedChain[];
  readonly signIn: { readonly domains: readonly string[]; readonly domain: string; readonly uri: string };
  /** The origins from which our own pages act in a merchant's session. */
  readonly ownOrigins: readonly string[];
}

export function derive(given: Settings): Derived {
  return { chains: chainsOf(given), signIn: signInOf(given), ownOrigins: ownOriginsOf(given) };
}

/** Everything in which the settings contradict each other. */
export function contradictions(given: Settings, isProduction: boolean): readonly string[] {
  const { sandbox, base, sandboxTokenAddress } = given;
  const problems = [
    ...rpcProblems(isProduction, "SANDBOX", sandbox),
    ...rpcProblems(isProduction, "BASE", base),
    ...scenarioProblems(catalogChains),
    ...gasProblems("SANDBOX", sandbox.gas, chainOf("sandbox")),
    ...gasProblems("BASE", base.gas, chainOf("production")),
  ];
  if (sandboxTokenAddress !== undefined && toAddress(sandboxTokenAddress) === null) {
    problems.push("SANDBOX_IDRX_ADDRESS has a wrong checksum.");
  }
  return problems;
}

/** A page on anybody's own machine would be one of ours. */
export function refuseLocalDomain(domains: readonly string[]): string | undefined {
  return domains.some(isLocal) ? "names localhost: leave it out" : undefined;
}

type ChainSettings = Settings["sandbox"] | Settings["base"];

function rpcProblems(isProduction: boolean, prefix: string, { rpcUrls, publicRpcUrl }: ChainSettings): string[] {
  const problems: string[] = [];
  const { username, password } = new URL(publicRpcUrl);
  if (username !== "" || password !== "") {
    problems.push(`${prefix}_PUBLIC_RPC_URL carries credentials, and everybody can read it in /config.`);
  }
  if (httpOnly(rpcUrls.reveal()).length === 0) {
    problems.push(`${prefix}_RPC_URLS needs at least one endpoint beginning with http:// or https://.`);
  }
  const isPrivate = rpcUrls.reveal().some((rpcUrl) => new URL(rpcUrl).href === new URL(publicRpcUrl).href);
  if (isProduction && isPrivate) {
    problems.push(`${prefix}_PUBLIC_RPC_URL is one of ${prefix}_RPC_URLS: the private endpoints are never published.`);
  }
  return problems;
}

/** A WebSocket endpoint announces blocks to the settler; questions go over HTTP. */
function httpOnly(urls: readonly string[]): readonly string[] {
  return urls.filter((each) => /^https?:/.test(each));
}

function chainsOf({
  sandbox,
  base,
  minAmount,
  maxSettlementWei,
  sandboxTokenAddress,
}: Settings): readonly ServedChain[] {
  const common = ({ rpcUrls, publicRpcUrl, minAmount: own, gas, stalledAfterMs, ...same }: ChainSettings) => ({
    gas: { ...gas, maxSettlementWei: gas.maxSettlementWei ?? maxSettlementWei ?? null },
    sponsorship: same.sponsorship,
    preconfirmations: same.preconfirmations,
    stalledAfterMs: stalledAfterMs === 0 ? null : stalledAfterMs,
    rpcUrls: httpOnly(rpcUrls.reveal()),
    publicRpcUrl,
    minAmount: own ?? minAmount ?? null,
  });
  const idrx: Address | null = sandboxTokenAddress === undefined ? null : toAddress(sandboxTokenAddress);
  return servedChains({
    sandbox: { ...common(sandbox), tokens: idrx === null ? {} : { IDRX: idrx } },
    base: { ...common(base), tokens: {} },
  });
}

function signInOf({ publicUrl, signInDomains }: Settings): Derived["signIn"] {
  const { host, origin } = new URL(publicUrl);
  const domains = signInDomains ?? [host];
  const domain = domains[0] ?? host;
  return { domains, domain, uri: domain === host ? origin : `${schemeOf(domain)}://${domain}` };
}

function ownOriginsOf({ publicUrl, signInDomains = [] }: Settings): readonly string[] {
  return [new URL(publicUrl).origin, ...signInDomains.map((domain) => `${schemeOf(domain)}://${domain}`)];
}

/** Pages are served over https; only on this machine over http. */
function schemeOf(domain: string): "http" | "https" {
  return isLocal(domain) ? "http" : "https";
}

function isLocal(domain: string): boolean {
  return /^(localhost|127\.0\.0\.1)(:|$)/.test(domain);
}
