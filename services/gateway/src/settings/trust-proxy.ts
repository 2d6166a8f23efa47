import { isIP } from "node:net";
import type { Kind } from "@lunas/runtime/settings";

/** Express' `trust proxy`: the number of proxies in front of the gateway, or their networks. */
export type TrustProxy = number | readonly string[];

/** `true` is refused: a client could then choose the address that the rate limits count. */
export const trustProxy: Kind<TrustProxy> = {
  expected: "a number of proxies from 0 to 10, or a comma-separated list of networks such as 10.0.0.0/8",
  parse: (given) => {
    if (/^\d{1,2}$/.test(given)) return Number(given) <= 10 ? Number(given) : undefined;
    const networks = given.split(",").map((network) => network.trim());
    return networks.every(isNetwork) ? networks : undefined;
  },
};

function isNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** Wider than any provider's network: a client in it could choose the address that the rate limits count. */
export function refuseWideNetworks(trusted: TrustProxy): string | undefined {
  if (typeof trusted === "number" || !trusted.some(isWide)) return undefined;
  return "trusts networks that are too wide: name those of your proxies alone (IPv4 /8, IPv6 /7 or narrower), or their number";
}

function isWide(network: string): boolean {
  const [address = "", prefix] = network.split("/");
  if (prefix === undefined) return false;
  if (isIP(address) === 4) return Number(prefix) < 8;
  // A prefix of zeros may contain all of IPv4: ::ffff:0:0/96.
  return Number(prefix) < (/^(0{0,4}:){2}/.test(address) ? 104 : 7);
}
