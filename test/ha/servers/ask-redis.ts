import { Redis } from "ioredis";

/** Asks one server, as its administrator. */
export async function withRedis<T>(
  at: { readonly port: number; readonly password: string },
  ask: (client: Redis) => Promise<T>,
): Promise<T> {
  const client = new Redis({ ...at, commandTimeout: 2_000, enableReadyCheck: false });
  client.on("error", () => undefined);
  try {
    return await ask(client);
  } finally {
    client.disconnect();
  }
}

/** The services that have no connection to the server at this port. */
export async function absentUsers(port: number, password: string): Promise<readonly string[]> {
  const clients = await withRedis({ port, password }, (client) => client.call("CLIENT", "LIST"));
  return ["lunas_gateway", "lunas_settler", "lunas_dispatcher"].filter(
    (user) => !`${clients}`.includes(`user=${user} `),
  );
}

/** What services write: one prefix for each kind. */
const kinds = ["bull:{settlements-", "bull:{deliveries}", "lunas:limit:", "lunas:session:"];

/** The kinds of keys that no server at these ports has. */
export async function absentKinds(ports: readonly number[], password: string): Promise<readonly string[]> {
  const keys = (
    await Promise.all(ports.map((port) => withRedis({ port, password }, (client) => client.keys("*"))))
  ).flat();
  return kinds.filter((kind) => !keys.some((key) => key.startsWith(kind)));
}

/** Commands that a server refused a service for its rights. */
export async function refusedCommands(port: number, password: string): Promise<readonly string[]> {
  const log = (await withRedis({ port, password }, (client) => client.call("ACL", "LOG"))) as unknown[][];
  return log.map((entry) => entry.join(" "));
}

export const keysAt = (port: number, password: string) => withRedis({ port, password }, (client) => client.dbsize());
