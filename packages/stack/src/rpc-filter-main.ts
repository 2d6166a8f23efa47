import { startRpcFilter } from "./rpc-filter/start-filter";

/**
 * Filters in front of development nodes, as their own process: RPC_FILTERS lists `<port>=<the node's URL>`, separated
 * by commas; HOST is the listening address (default loopback), PROXIES the number of proxies in front of them. Their
 * addresses may be published.
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
