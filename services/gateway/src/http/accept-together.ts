import { spawn } from "node:child_process";
import type { Server as HttpServer } from "node:http";
import { createServer, type Server } from "node:net";

/** The copies of a server's socket. */
export interface Acceptors {
  /** The copies accept nothing more. Resolves when the connections that they accepted are closed. */
  close(): Promise<void>;
}

export interface AcceptorsOptions {
  /** Sockets that accept once the server was busy, the server's own one included. Each accepts one connection in a turn of the event loop. */
  readonly perTurn: number;
  /** Where that is too little again and again, up to so many accept. Default: `perTurn`. */
  readonly mostPerTurn?: number;
  /** That of the server: the kernel has one queue for all copies, as long as the last `listen` says. */
  readonly backlog: number;
  /** Called when the copies could not be made: the server then accepts one connection in a turn. */
  readonly onFailed: (error: Error) => void;
  /** Whether the event loop has no time to spare. It is read at each new connection; once it was true, copies accept. */
  readonly isBusy: () => boolean;
}

/** After so many turns in a row in which every socket accepted a connection, twice as many sockets accept. */
const fullInARow = 3;
/** Shorter than the time that a stopping gateway has: a stop waits for it. */
const madeWithinMs = 5_000;

/** The other process: it sends the handle back, as often as the message says, and ends. */
const copies = `process.on("message", (count, handle) => {
  let left = count;
  const sent = () => {
    left -= 1;
    if (left > 0) return;
    handle.close();
    process.disconnect();
  };
  for (let copy = 0; copy < count; copy += 1) process.send(null, handle, { keepOpen: true }, sent);
});`;

/**
 * Lets a busy server accept several new connections in a turn of its event loop. libuv accepts one in a turn, and a
 * turn under load takes some milliseconds: then new callers wait for seconds to be accepted, while those with a connection are served, and
 * none of them can be told that the server is overloaded. Each copy of the listening socket accepts one more. It also tries each connection
 * that another one accepts, which costs four microseconds. So copies are used only after the server was busy for the first time, and more of them
 * only after callers had to wait behind those.
 *
 * A process can't copy a socket of its own, but gets a copy of each one that is sent to it. So another process sends it back, without the
 * environment and for a tenth of a second. SO_REUSEPORT, which newer versions of Node know, would let two gateways share a port by mistake.
 */
export async function acceptTogether(server: HttpServer, options: AcceptorsOptions): Promise<Acceptors> {
  const { perTurn, mostPerTurn = perTurn, backlog, isBusy, onFailed } = options;
  const acceptors: Server[] = [];
  const unused: Handle[] = [];
  try {
    unused.push(...(await copiesOf(server, mostPerTurn - 1)));
  } catch (error) {
    onFailed(error as Error);
  }
  const use = (count: number) => {
    for (const handle of unused.splice(0, count)) {
      // As the server's own connections are.
      const acceptor = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
        server.emit("connection", socket);
      });
      acceptor.on("error", onFailed);
      acceptors.push(acceptor.listen(handle, backlog));
    }
  };
  let accepted = 0;
  let full = 0;
  const endTurn = () => {
    full = accepted > acceptors.length ? full + 1 : 0;
    accepted = 0;
    if (full < fullInARow) return;
    full = 0;
    use(acceptors.length + 1);
  };
  const watch = () => {
    if (unused.length === 0) return;
    if (acceptors.length === 0) {
      if (isBusy()) use(perTurn - 1);
      return;
    }
    if (accepted === 0) setImmediate(endTurn);
    accepted += 1;
  };
  server.on("connection", watch);
  return {
    close: async () => {
      server.off("connection", watch);
      for (const handle of unused.splice(0)) handle.close();
      await Promise.all(acceptors.map((each) => new Promise<void>((resolve) => each.close(() => resolve()))));
    },
  };
}

/** The inner handle. Node would make a server of a sent server, which begins to accept connections in the other process. */
interface Handle {
  readonly fd?: number;
  close(): void;
}

async function copiesOf(server: HttpServer, count: number): Promise<readonly Handle[]> {
  const { _handle: handle } = server as { readonly _handle?: Handle | null };
  if (count < 1 || process.platform === "win32") return [];
  if (handle === undefined || handle === null) throw new Error("the server does not listen");
  const helper = spawn(process.execPath, ["-e", copies], { env: {}, stdio: ["ignore", "ignore", "ignore", "ipc"] });
  // Its channel may still fail after all copies have come.
  helper.on("error", () => undefined);
  const received: Handle[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("the copies of the socket did not come")), madeWithinMs);
      const end = (error?: Error) => {
        clearTimeout(timer);
        if (error === undefined) resolve();
        else reject(error);
      };
      helper.once("error", end);
      helper.once("exit", (code) => {
        if (received.length < count) end(new Error(`the process that copies the socket ended with ${code}`));
      });
      helper.on("message", (_none, copy) => {
        received.push(copy as Handle);
        if (received.length === count) end();
      });
      helper.send(count, handle as never, (error) => {
        if (error !== null) end(error);
      });
    });
    return received;
  } catch (error) {
    for (const copy of received) copy.close();
    throw error;
  } finally {
    helper.kill("SIGKILL");
  }
}
