import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** Whose calls are counted together: the address that the outermost of our own `proxies` saw; of IPv6 the network. */
export function clientOf(request: IncomingMessage, proxies: number): string {
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const seen = proxies === 0 ? undefined : forwarded.at(-proxies)?.trim();
  const address = seen || (request.socket.remoteAddress ?? "");
  return isIPv6(address) && !address.startsWith("::ffff:") ? networkOf(address) : address;
}

/** A host of IPv6 has a whole /64 to choose from: the first four groups of eight, whatever zeros are left out. */
function networkOf(address: string): string {
  const [before = "", after] = address.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = after === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill("0"), ...(after ?? [])].slice(0, 4).join(":");
}
