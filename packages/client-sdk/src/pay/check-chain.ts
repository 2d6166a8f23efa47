import type { ChainConfig } from "@lunas/protocol/wire/api";
import { checkNames } from "@lunas/protocol/wire/check-names";
import type { Hex } from "@lunas/protocol/wire/hex";
import type { KnownNetwork } from "@lunas/protocol/wire/known-network";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { canonical, knownNetworks } from "@lunas/protocol/wire/networks";
import { isSecureUrl } from "@lunas/protocol/wire/secure-url";

/** Addresses to trust instead of the canonical ones: only for your own chains. */
export interface TrustedContracts {
  readonly permit2?: Hex;
  readonly x402Permit2Proxy?: Hex;
  readonly x402UptoPermit2Proxy?: Hex;
  readonly x402BatchSettlement?: Hex;
  readonly permit2DepositCollector?: Hex;
  /** The real-money token. */
  readonly idrx?: Hex;
}

const names: readonly (keyof TrustedContracts)[] = [
  ...(["permit2", "x402Permit2Proxy", "x402UptoPermit2Proxy"] as const),
  ...(["x402BatchSettlement", "permit2DepositCollector", "idrx"] as const),
];

/** Throws `invalid_option`. */
export function checkContracts(contracts: TrustedContracts): TrustedContracts {
  checkNames("contracts", contracts, names);
  for (const [name, address] of Object.entries(contracts)) {
    if (/^0x[0-9a-fA-F]{40}$/.test(String(address))) continue;
    throw new LunasError(`contracts.${name} must be an address, 0x and 40 hex digits.`, { code: "invalid_option" });
  }
  return contracts;
}

const realNetworks: readonly KnownNetwork[] = knownNetworks.filter(({ environment }) => environment === "production");

const same = (one: unknown, other: string) => typeof one === "string" && one.toLowerCase() === other.toLowerCase();

/**
 * A false configuration must not be able to empty a wallet. A signature for another Permit2 or another proxy can mean
 * anything, and sandbox settings must not lead to real money. Throws `config_refused`.
 */
export function checkChain(
  chain: ChainConfig,
  section: "sandbox" | "production",
  trusted: TrustedContracts,
): ChainConfig {
  const { chainId, permit2Address, x402, rpcUrl } = chain;
  const known = { ...canonical, ...trusted };
  const { upto } = x402 ?? {};
  requireContracts([
    ["permit2Address", permit2Address, known.permit2],
    ["x402Permit2ProxyAddress", x402?.x402Permit2ProxyAddress, known.x402Permit2Proxy],
    ["x402.upto.proxyAddress", upto?.proxyAddress ?? known.x402UptoPermit2Proxy, known.x402UptoPermit2Proxy],
  ]);
  if (x402.caip2Network !== `eip155:${chainId}`) throw refused("caip2Network", x402.caip2Network, `eip155:${chainId}`);
  if (!isSecureUrl(String(rpcUrl))) throw refused("rpcUrl", rpcUrl, "https, or this machine");
  const real = realNetworks.find((each) => each.chainId === chainId);
  if ((real !== undefined) !== (section === "production"))
    throw refused("chainId", chainId, `a chain of the ${section}`);
  const token = trusted.idrx ?? real?.tokens.IDRX;
  if (real !== undefined && (token === undefined || !same(chain.tokens?.IDRX, token))) {
    throw refused("tokens.IDRX", chain.tokens?.IDRX, String(token));
  }
  return chain;
}

/** Each contract that a signature trusts, as the configuration names it and as it must be. Throws `config_refused`. */
export function requireContracts(
  contracts: readonly (readonly [field: string, actual: unknown, expected: string])[],
): void {
  for (const [field, actual, expected] of contracts)
    if (!same(actual, expected)) throw refused(field, actual, expected);
}

function refused(field: string, actual: unknown, expected: string): LunasError {
  return new LunasError(`The configuration has an unexpected ${field}, so nothing is signed.`, {
    code: "config_refused",
    details: { field, actual: String(actual), expected },
  });
}
