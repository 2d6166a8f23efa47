import { BlockList, isIP } from "node:net";

/** One for each list: a list is the same object while its key is cached. */
const built = new WeakMap<readonly string[], BlockList>();

/**
 * Whether an address is in a key's list of addresses and networks, IPv4 and IPv6. An empty list allows every address.
 */
export function isAllowedIp(allowed: readonly string[], ip: string | null): boolean {
  if (allowed.length === 0) return true;
  if (ip === null) return false;
  const address = plainAddress(ip);
  const family = familyOf(address);
  if (family === null) return false;
  const list = built.get(allowed) ?? build(allowed);
  built.set(allowed, list);
  return list.check(address, family);
}

function build(allowed: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of allowed) {
    const [network = "", prefix] = range.split("/");
    const family = familyOf(network);
    if (family === null) throw new Error(`${range} is neither an address nor a network`);
    if (prefix === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

/** A server that listens on IPv6 sees an IPv4 caller as `::ffff:203.0.113.7`. */
function plainAddress(ip: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
}

function familyOf(address: string): "ipv4" | "ipv6" | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? "ipv4" : "ipv6";
}
