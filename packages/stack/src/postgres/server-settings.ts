/**
 * The arguments of a server at a port. fsync and synchronous_commit keep their safe defaults: this data decides about money, in tests
 * too. A standby needs as many connections as its primary may have.
 */
export function serverSettings(port: number): string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "200",
    shared_buffers: "64MB",
    timezone: "UTC",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
