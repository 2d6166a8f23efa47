import { startRpcFilter } from "./rpc-filter/start-filter";

/**
 * Filters before development nodes as a process of their own: RPC_FILTERS lists `<port>=<the node's URL>`, separated by
 * commas; HOST is where they listen (default loopback). What they serve may be published.
 */
async function main(): Promise<void> {
  const { RPC_FILTERS = "", HOST: host = "127.0.0.1" } = process.env;
  const pairs = RPC_FILTERS.split(",").map((each) => each.split(/=(.*)/s) as [string, string?]);
  for (const [port, targetUrl] of pairs) {
    if (!/^\d+$/.test(port) || targetUrl === undefined) throw new Error("RPC_FILTERS is a list of <port>=<url>");
    await startRpcFilter({ targetUrl, host, port: Number(port) });
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
