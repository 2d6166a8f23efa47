import { BlockList, isIP } from "node:net";

const local = new BlockList();
for (const [network, prefix, family] of [
  ["127.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["::1", 128, "ipv6"],
  ["fc00::", 7, "ipv6"],
] as const) {
  local.addSubnet(network, prefix, family);
}

/**
 * Whether a URL is outside the machine and its own network, as an RPC provider's is and a development node's is not.
 */
export function isOutside(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "").toLowerCase();
  const version = isIP(host);
  if (version !== 0) return !local.check(host, version === 4 ? "ipv4" : "ipv6");
  return host.includes(".") && !/\.(localhost|local|internal|test|lan)$/.test(host);
}
