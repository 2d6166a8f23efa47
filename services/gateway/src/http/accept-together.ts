import { spawn } from "node:child_process";
import type { Server as HttpServer } from "node:http";
import { createServer, type Server } from "node:net";

/** The copies of a server's socket. */
export interface Acceptors {
  /** The copies accept nothing more. Resolves when the connections that they accepted are closed. */
  close(): Promise<void>;
}

export interface AcceptorsOptions {
  /** So many connections are accepted in each turn of the event loop, the server's own one included. */
  readonly perTurn: number;
  /** That of the server: the kernel has one queue for all copies, as long as the last `listen` says. */
  readonly backlog: number;
  /** Called when the copies could not be made: the server then accepts one connection in a turn. */
  readonly onFailed: (error: Error) => void;
  /** Whether the event loop has no time to spare. It is read at each new connection; once it was true, all copies accept. */
  readonly isBusy: () => boolean;
}

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
 * that another one accepts, which costs four microseconds. So the copies are used only after the server was busy for the first time.
 *
 * A process can't copy a socket of its own, but gets a copy of each one that is sent to it. So another process sends it back, without the
 * environment and for a tenth of a second. SO_REUSEPORT, which newer versions of Node know, would let two gateways share a port by mistake.
 */
export async function acceptTogether(server: HttpServer, options: AcceptorsOptions): Promise<Acceptors> {
  const { perTurn, backlog, isBusy, onFailed } = options;
  const acceptors: Server[] = [];
  const unused: Handle[] = [];
  try {
    unused.push(...(await copiesOf(server, perTurn - 1)));
  } catch (error) {
    onFailed(error as Error);
  }
  const useAll = () => {
    for (const handle of unused.splice(0)) {
      // As the server's own connections are.
      const acceptor = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
        server.emit("connection", socket);
      });
      acceptor.on("error", onFailed);
      acceptors.push(acceptor.listen(handle, backlog));
    }
  };
  const watch = () => {
    if (unused.length > 0 && isBusy()) useAll();
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
