import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One server with an endpoint for each shop, which fails at times. */
export interface Endpoints {
  url(shop: number): string;
  /** The events that were taken. */
  readonly taken: ReadonlySet<string>;
  /** Requests that failed on purpose. */
  failed(): number;
  /** How the endpoint of a shop answers from now on. */
  behave(shop: number, manner: Manner): void;
  close(): Promise<void>;
}

export type Manner = keyof typeof manners;

const manners = {
  takes: (response: ServerResponse) => void response.writeHead(204).end(),
  errors: (response: ServerResponse) => void response.writeHead(500).end("Maaf."),
  resets: (response: ServerResponse) => void response.destroy(),
  /** Until the dispatcher gives up. */
  hangs: () => undefined,
} as const;

export const failures: readonly Manner[] = ["errors", "resets", "hangs"];

export async function openEndpoints(shops: number): Promise<Endpoints> {
  const taken = new Set<string>();
  const now: Manner[] = Array.from({ length: shops }, () => "takes");
  let failed = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => {
      const manner = now[Number((request.url ?? "").slice(1))] ?? "takes";
      if (manner === "takes") taken.add(String(request.headers["webhook-id"]));
      else failed += 1;
      manners[manner](response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ taken, failed: () => failed, url: (shop) => `http://127.0.0.1:${port}/${shop}` },
    behave: (shop, manner) => {
      now[shop] = manner;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
