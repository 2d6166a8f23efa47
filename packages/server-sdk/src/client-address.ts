import { isIPv4, isIPv6 } from "node:net";
import { headerOf, type RequestHeaders } from "./payments/request-headers";

/**
 * The address by which refusals are counted. `seen` is the framework's value (with its own setting of trusted proxies).
 * Where `seen` is a machine in the shop's own network, it is a proxy that the framework does not know: then the last
 * entry of `X-Forwarded-For` counts, which outside clients cannot write.
 */
export function clientAddressOf(seen: string | undefined, headers: RequestHeaders): string | undefined {
  const forwarded = headerOf(headers, "x-forwarded-for")?.split(",").at(-1)?.trim();
  if (seen !== undefined && !isPrivate(seen)) return grouped(seen);
  return grouped(forwarded) ?? grouped(seen);
}

const PRIVATE =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2[0-9]|3[01])\.|169\.254\.|100\.(?:6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7])\.)/;

function isPrivate(address: string): boolean {
  const plain = unmapped(address);
  return isIPv4(plain) ? PRIVATE.test(plain) : /^(?:::1$|f[cd]|fe[89ab])/i.test(plain);
}

const unmapped = (address: string) => address.replace(/^::ffff:(?=[0-9.]+$)/i, "");

/**
 * An IPv6 network of 64 bits is one client, because one client can use all its addresses. Undefined where the text is
 * not an address.
 */
function grouped(address: string | undefined): string | undefined {
  const plain = unmapped(address ?? "");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return undefined;
  const [before = "", after] = plain.toLowerCase().split("%")[0]?.split("::") ?? [];
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const groups = after === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill("0"), ...tail];
  return groups.slice(0, 4).join(":");
}
