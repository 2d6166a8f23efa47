import { readFile } from "node:fs/promises";
import { isIP } from "node:net";

/** Name → its addresses, in the order of the file. */
export type Hosts = ReadonlyMap<string, readonly string[]>;

/** Parses the format of `/etc/hosts`: an address, its names, and comments after `#`. */
export function parseHosts(text: string): Hosts {
  const hosts = new Map<string, string[]>();
  for (const line of text.split("\n")) {
    const [address = "", ...names] = (line.split("#")[0] ?? "").trim().split(/\s+/);
    if (isIP(address) === 0) continue;
    for (const name of names.map((each) => each.toLowerCase())) hosts.set(name, [...(hosts.get(name) ?? []), address]);
  }
  return hosts;
}

const freshForMs = 5_000;

/** The machine's own names, read again every few seconds. Without such a file there are none. */
export function hostsFile(path: string, nowMs: () => number): () => Promise<Hosts> {
  let read: { readonly atMs: number; readonly hosts: Promise<Hosts> } | null = null;
  return () => {
    if (read === null || nowMs() - read.atMs > freshForMs) {
      const hosts = readFile(path, "utf8").then(parseHosts, () => new Map());
      read = { atMs: nowMs(), hosts };
    }
    return read.hosts;
  };
}
