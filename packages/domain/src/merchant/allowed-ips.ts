import { BlockList, isIP } from "node:net";

/** Built once for each list: a list is one object for as long as its key is cached. */
const built = new WeakMap<readonly string[], BlockList>();

/** Whether an address is one of a key's: addresses and networks, IPv4 and IPv6. An empty list allows every address. */
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
    if (family === null) throw new Error(`${range} is no address and no network`);
    if (prefix === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

/** An IPv4 caller of a server that listens on IPv6 comes as `::ffff:203.0.113.7`. */
function plainAddress(ip: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
}

function familyOf(address: string): "ipv4" | "ipv6" | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? "ipv4" : "ipv6";
}
