import type { Server } from "node:http";

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** The start and the stop of a server whose answers are short: it stops with its open connections. */
export function listening(server: Server, { host, port }: ListenAddress) {
  return {
    start: () =>
      new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, resolve);
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        if (!server.listening) return resolve();
        server.close(() => resolve());
        server.closeAllConnections(); // a scraper's open connection must not keep the process alive
      }),
  };
}
