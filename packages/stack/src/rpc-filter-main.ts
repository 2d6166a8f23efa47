import { startRpcFilter } from "./rpc-filter/start-filter";

/**
 * Filters before development nodes as a process of their own: RPC_FILTERS lists `<port>=<the node's URL>`, separated by
 * commas; HOST is where they listen (default loopback), PROXIES how many proxies stand before them. What they serve may be
 * published.
 */
async function main(): Promise<void> {
  const { RPC_FILTERS = "", HOST: host = "127.0.0.1", PROXIES = "0" } = process.env;
  if (!/^\d$/.test(PROXIES)) throw new Error("PROXIES is a number from 0 to 9");
  const pairs = RPC_FILTERS.split(",").map((each) => each.split(/=(.*)/s) as [string, string?]);
  for (const [port, targetUrl] of pairs) {
    if (!/^\d+$/.test(port) || targetUrl === undefined) throw new Error("RPC_FILTERS is a list of <port>=<url>");
    await startRpcFilter({ targetUrl, host, port: Number(port), proxies: Number(PROXIES) });
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
