/**
 * The names of endpoints in logs, metrics and health: `host:port`, never the path, query, user or key of the URL.
 * Further URLs of the same host get a number: `host:port (2)`.
 */
export function endpointHosts(urls: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return urls.map((url) => {
    const host = hostOf(url);
    const count = (counts.get(host) ?? 0) + 1;
    counts.set(host, count);
    return count === 1 ? host : `${host} (${count})`;
  });
}

function hostOf(text: string): string {
  const { hostname, port, protocol } = new URL(text);
  const isSecure = protocol === "https:" || protocol === "wss:";
  return `${hostname}:${port === "" ? (isSecure ? "443" : "80") : port}`;
}
