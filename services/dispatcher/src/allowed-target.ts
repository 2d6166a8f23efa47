import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export interface TargetRules {
  /** For development: http and any address. */
  readonly allowPrivateTargets: boolean;
}

/**
 * The reason why a webhook must not go to this URL, or null. A host that is an address is checked here, in any
 * spelling: the URL parser converts octal, hexadecimal and plain numbers to the usual form. A name is checked by its
 * resolved addresses.
 */
export function refusalOfUrl(text: string, { allowPrivateTargets }: TargetRules): string | null {
  if (!URL.canParse(text)) return "not a URL";
  const url = new URL(text);
  const schemes = allowPrivateTargets ? ["https:", "http:"] : ["https:"];
  if (!schemes.includes(url.protocol)) return "not https";
  if (url.username !== "" || url.password !== "") return "credentials in the URL";
  const host = hostOf(url);
  if (isIP(host) === 0) return null;
  return refusalOfAddress(host, { allowPrivateTargets });
}

/** The reason why this address must not be connected to, or null. */
export function refusalOfAddress(address: string, { allowPrivateTargets }: TargetRules): string | null {
  if (allowPrivateTargets || isPublicAddress(address)) return null;
  return "not a public address";
}

/** The host for the resolver: an IPv6 address without its brackets. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, "$1");
}

/** IANA assigns public IPv6 addresses only from here, so everything else is refused without a list. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
/** RFC 9637, the second range for documentation. */
const documentation = ipaddr.IPv6.parseCIDR("3fff::/20");

/** A mapped IPv4 address counts as IPv6 and is refused like the other IPv6 spellings of an IPv4 address. */
function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  if (address instanceof ipaddr.IPv4) return true;
  return address.match(globalUnicast) && !address.match(documentation);
}
