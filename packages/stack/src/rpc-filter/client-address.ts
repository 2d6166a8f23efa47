import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/**
 * The client whose calls are counted together: the address that the outermost of our own `proxies` saw; for IPv6 its
 * network.
 */
export function clientOf(request: IncomingMessage, proxies: number): string {
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const seen = proxies === 0 ? undefined : forwarded.at(-proxies)?.trim();
  const address = seen || (request.socket.remoteAddress ?? "");
  return isIPv6(address) && !address.startsWith("::ffff:") ? networkOf(address) : address;
}

/** An IPv6 host can use a whole /64: the first four groups of eight, however zeros are shortened. */
function networkOf(address: string): string {
  const [before = "", after] = address.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = after === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill("0"), ...(after ?? [])].slice(0, 4).join(":");
}
