import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { Settings } from "../settings/read-settings";

type Policy = Pick<Settings, "environment" | "onlyOrigins">;
export type Resolve = (host: string) => Promise<readonly string[]>;

const privateAddresses = new BlockList();
for (const [address, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  privateAddresses.addSubnet(address, prefix, "ipv4");
}
/** Only global unicast is public in IPv6; the addresses that carry an IPv4 address are not. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet("2000::", 3, "ipv6");
const carriesIpv4 = new BlockList();
carriesIpv4.addSubnet("2002::", 16, "ipv6");
carriesIpv4.addSubnet("2001::", 32, "ipv6");

function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateAddresses.check(address, "ipv4");
  return isIP(address) === 6 && publicIpv6.check(address, "ipv6") && !carriesIpv4.check(address, "ipv6");
}

const resolveHost: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * The address that an assistant chose, if it may be asked. An assistant reads content that others wrote, so it must not
 * reach the owner's machine and network: only public https addresses, or origins that the owner named. In `local` every
 * address of this machine is allowed. Throws `invalid_url` or `target_refused`.
 */
export async function checkTarget(text: string, policy: Policy, resolve: Resolve = resolveHost): Promise<URL> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !["http:", "https:"].includes(url.protocol) || url.username !== "" || url.password !== "") {
    throw new LunasError("url must be a whole http or https address without a user name.", { code: "invalid_url" });
  }
  const { onlyOrigins, environment } = policy;
  if (onlyOrigins !== undefined) {
    if (onlyOrigins.includes(url.origin)) return url;
    throw refused(url, `the owner allows only ${onlyOrigins.join(", ")}`);
  }
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) !== 0 ? [host] : await resolve(host).catch(() => []);
  if (addresses.length === 0) throw refused(url, "its name has no address");
  if (environment === "local" && addresses.every(isLoopback)) return url;
  if (url.protocol !== "https:") throw refused(url, "it has no encryption");
  if (!addresses.every(isPublicAddress)) throw refused(url, "it is in a private network");
  return url;
}

function isLoopback(address: string): boolean {
  return address === "::1" || (isIP(address) === 4 && address.startsWith("127."));
}

function refused({ origin }: URL, why: string): LunasError {
  return new LunasError(`${origin} is not asked: ${why}.`, { code: "target_refused", details: { origin } });
}
