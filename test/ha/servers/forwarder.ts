import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The load balancer before two servers: it forwards to one of them. */
export interface Forwarder {
  readonly port: number;
  /** Ends every connection; new ones go to another server. */
  turnTo(port: number): void;
  close(): Promise<void>;
}

/** @param at where it listens; default: a free port. */
export async function startForwarder(first: number, at = 0): Promise<Forwarder> {
  let target = first;
  const open = new Set<Socket>();
  const keep = (socket: Socket, other: Socket) => {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      open.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    keep(client, upstream);
    keep(upstream, client);
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    turnTo: (port) => {
      target = port;
      cut();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
