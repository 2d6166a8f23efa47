import type { Address, Chain, Network } from "@lunas/catalog/chain";
import { settingPrefix } from "@lunas/catalog/chains";
import { scenarioProblems } from "@lunas/catalog/sandbox-scenario";
import { toAddress } from "@lunas/chain/address";
import { addBootWarning } from "@lunas/runtime/boot-warnings";
import { singleRpcProblem } from "@lunas/runtime/production/single-rpc";
import type { Settings } from "../config";
import { gasProblems } from "./gas-settings";
import { isLocal } from "./local-domain";
import { type ServedChain, servedChains } from "./served-chains";

/** The values derived from the settings. */
export interface Derived {
  readonly chains: readonly ServedChain[];
  readonly signIn: { readonly domains: readonly string[]; readonly domain: string; readonly uri: string };
  /** The origins from which our own pages use a merchant's session. */
  readonly ownOrigins: readonly string[];
}

export function derive(given: Settings, chains: readonly Chain[]): Derived {
  return { chains: chainsOf(given, chains), signIn: signInOf(given), ownOrigins: ownOriginsOf(given) };
}

interface Deployment {
  readonly chains: readonly Chain[];
  readonly isProduction: boolean;
}

/** All contradictions between the settings. */
export function contradictions(given: Settings, { chains, isProduction }: Deployment): readonly string[] {
  return [
    ...chains.flatMap((chain) => networkProblems(chain, given.networks[chain.network], isProduction)),
    ...scenarioProblems(chains),
    ...foreignSignIn(given, isProduction),
    ...(given.x402Discovery && !given.x402Facade ? ["X402_DISCOVERY needs X402_FACADE=true."] : []),
  ];
}

/** Nobody could sign in to the page that PUBLIC_URL serves. */
function foreignSignIn({ publicUrl, signInDomains }: Settings, isProduction: boolean): readonly string[] {
  const { host } = new URL(publicUrl);
  if (signInDomains === undefined || signInDomains.includes(host)) return [];
  const problem = `SIWE_DOMAINS lacks ${host}, the host of PUBLIC_URL: add it, or nobody can sign in there.`;
  if (isProduction) return [`${problem} (Refused in production.)`];
  addBootWarning(problem);
  return [];
}

function networkProblems(chain: Chain, settings: ChainSettings, isProduction: boolean): readonly string[] {
  const prefix = settingPrefix(chain.network);
  return [
    ...rpcProblems(isProduction, chain, settings),
    ...gasProblems(prefix, settings.gas, chain),
    ...Object.entries(settings.tokenAddresses)
      .filter(([, given]) => given !== undefined && toAddress(given) === null)
      .map(([symbol]) => `${prefix}_${symbol}_ADDRESS has a wrong checksum.`),
  ];
}

type ChainSettings = Settings["networks"][Network];

function rpcProblems(isProduction: boolean, { network, environment }: Chain, settings: ChainSettings): string[] {
  const { rpcUrls, publicRpcUrl, singleRpc } = settings;
  const prefix = settingPrefix(network);
  const single = isProduction && singleRpcProblem({ prefix, environment, urls: rpcUrls.reveal(), singleRpc });
  const problems = single ? [single] : [];
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

/** A WebSocket endpoint announces blocks to the settler; requests use HTTP. */
function httpOnly(urls: readonly string[]): readonly string[] {
  return urls.filter((each) => /^https?:/.test(each));
}

function chainsOf(
  { networks, minAmount, maxSettlementWei }: Settings,
  chains: readonly Chain[],
): readonly ServedChain[] {
  return servedChains(chains, ({ network }) => {
    const { rpcUrls, publicRpcUrl, minAmount: own, gas, stalledAfterMs, tokenAddresses, ...same } = networks[network];
    return {
      gas: { ...gas, maxSettlementWei: gas.maxSettlementWei ?? maxSettlementWei ?? null },
      sponsorship: same.sponsorship,
      preconfirmations: same.preconfirmations,
      stalledAfterMs: stalledAfterMs === 0 ? null : stalledAfterMs,
      rpcUrls: httpOnly(rpcUrls.reveal()),
      publicRpcUrl,
      minAmount: own ?? minAmount ?? null,
      tokens: checkedAddresses(tokenAddresses),
    };
  });
}

function checkedAddresses(given: Readonly<Record<string, string | undefined>>): Readonly<Record<string, Address>> {
  const checked = Object.entries(given).map(([symbol, text]) => [symbol, text === undefined ? null : toAddress(text)]);
  return Object.fromEntries(checked.filter(([, address]) => address !== null)) as Readonly<Record<string, Address>>;
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

/** Pages are served over https; over http only on this machine. */
function schemeOf(domain: string): "http" | "https" {
  return isLocal(domain) ? "http" : "https";
}
