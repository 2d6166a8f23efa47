import { freePort } from "@lunas/stack/free-port";
import { docker } from "./docker";

export interface Forwarder {
  /** The container's. */
  readonly name: string;
  /** Host and port on this machine of each service. */
  readonly at: Readonly<Record<(typeof behind)[number]["service"], string>>;
}

const behind = [
  { service: "postgres", port: 5_432 },
  { service: "chain", port: 8_545 },
  { service: "receiver", port: 8_080 },
] as const;

const forward = `for (const { service, port } of ${JSON.stringify(behind)})
  require("net").createServer((from) => {
    const to = require("net").connect(port, service);
    for (const socket of [from, to]) socket.on("error", () => { from.destroy(); to.destroy(); });
    from.pipe(to).pipe(from);
  }).listen(port);`;

/** A container in all networks of the stack, for the test alone: it reads the rows and the chain, and gives payers money. */
export async function openForwarder(stack: string): Promise<Forwarder> {
  const name = `${stack}-forwarder`;
  const ways = await Promise.all(
    behind.map(async ({ service, port }) => ({ service, port, at: `127.0.0.1:${await freePort()}` })),
  );
  const options = ways.flatMap(({ at, port }) => ["--publish", `${at}:${port}`]);
  await docker(["create", "--name", name, "--network", "bridge", ...options, "lunas-stack", "node", "-e", forward]);
  for (const network of ["front", "back", "rpc"]) await docker(["network", "connect", `${stack}_${network}`, name]);
  await docker(["start", name]);
  return { name, at: Object.fromEntries(ways.map(({ service, at }) => [service, at])) as Forwarder["at"] };
}
