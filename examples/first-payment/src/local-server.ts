import type { Server } from "node:http";
import type { Express } from "express";

export interface LocalServer {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves an app on this machine alone, on a free port. */
export function listenLocally(app: Express): Promise<LocalServer> {
  return new Promise((resolve, reject) => {
    const server: Server = app.listen(0, "127.0.0.1", (error?: Error) => {
      const address = server.address();
      if (error !== undefined || address === null || typeof address === "string") {
        return reject(error ?? new Error("no port to listen on"));
      }
      resolve({ url: `http://127.0.0.1:${address.port}`, close: () => closeServer(server) });
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
