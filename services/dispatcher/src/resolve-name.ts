import { promises as dns, type LookupAddress, type LookupAllOptions } from "node:dns";
import { isIP } from "node:net";
import { type Hosts, hostsFile } from "./hosts-file";

/** Like Node's own `dns.lookup` with `all`. */
export type ResolveName = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface ResolverOptions {
  /** `address` or `address:port`; default: those of the machine (`/etc/resolv.conf`). */
  readonly nameServers?: readonly string[] | undefined;
  /** Default: `/etc/hosts`. */
  readonly hosts?: () => Promise<Hosts>;
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 2_000;
/** For each server and try, so that a second server is asked within the total time. */
const queryTimeoutMs = 600;
const loopback = ["127.0.0.1", "::1"];

/**
 * Resolves names from the machine's hosts file, then from name servers, without the thread pool. `dns.lookup` would use
 * the thread pool, which resolves a few names at a time for the whole process: one merchant's silent name servers would
 * delay every webhook. A name takes at most `timeoutMs`.
 */
export function createNameResolver(options: ResolverOptions = {}): ResolveName {
  const { nameServers, timeoutMs = defaultTimeoutMs } = options;
  const hosts = options.hosts ?? hostsFile("/etc/hosts", () => performance.now());
  const resolver = new dns.Resolver({ timeout: queryTimeoutMs, tries: 2 });
  if (nameServers !== undefined) resolver.setServers([...nameServers]);

  const find = async (name: string): Promise<readonly string[]> => {
    const own = (await hosts()).get(name);
    if (own !== undefined) return own;
    // RFC 6761: such names never leave the machine.
    return isLocal(name) ? loopback : askServers(resolver, name, timeoutMs);
  };
  return (hostname, _options, done) => {
    find(hostname.toLowerCase().replace(/\.$/, "")).then(
      (addresses) => done(null, addresses.map(withFamily)),
      (error: unknown) => done(withCode(codeOf(error)), []),
    );
  };
}

function isLocal(name: string): boolean {
  return name === "localhost" || name.endsWith(".localhost");
}

/** Both families at once; one answer is enough if the other does not come. */
async function askServers(resolver: dns.Resolver, name: string, timeoutMs: number): Promise<readonly string[]> {
  const found: string[] = [];
  const failures: unknown[] = [];
  const ask = (answer: Promise<string[]>) =>
    answer.then(
      (addresses) => void found.push(...addresses),
      (error: unknown) => void failures.push(error),
    );
  const all = Promise.all([ask(resolver.resolve4(name)), ask(resolver.resolve6(name))]);
  await within(timeoutMs, all);
  if (found.length > 0) return [...found].sort(olderFamilyFirst);
  throw failures.find((error) => !isUnknownName(error)) ?? failures[0] ?? withCode("ETIMEOUT");
}

/** Resolves when the work is done or its time is over: a later result changes nothing. */
async function within(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeOver = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([work, timeOver]);
  clearTimeout(timer);
}

function olderFamilyFirst(one: string, other: string): number {
  return isIP(one) - isIP(other);
}

function withFamily(address: string): LookupAddress {
  return { address, family: isIP(address) };
}

function isUnknownName(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return code === "ENOTFOUND" || code === "ENODATA";
}

/** The codes of `getaddrinfo`: a name server's own "connection refused" must not look like the endpoint's. */
function codeOf(error: unknown): "ENOTFOUND" | "EAI_AGAIN" {
  return isUnknownName(error) ? "ENOTFOUND" : "EAI_AGAIN";
}

function withCode(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code });
}
