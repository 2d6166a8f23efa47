import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How an endpoint treats an event, by how often it has been told of it before. */
export type Manner = (reported: number, response: ServerResponse) => void;

/** One server with an endpoint for each manner, and a book of what it was told and answered 2xx to. */
export interface WebhookEndpoints {
  url(manner: keyof typeof manners): string;
  /** How often each id was told, and to which body's id it belonged. */
  readonly reported: ReadonlyMap<string, { times: number; readonly bodyIds: Set<string> }>;
  readonly taken: ReadonlySet<string>;
  close(): Promise<void>;
}

const answer = (status: number) => (response: ServerResponse) => void response.writeHead(status).end();

/** Those that fail at first take an event the second time. */
const manners = {
  well: (_reported, response) => answer(204)(response),
  errorsFirst: (reported, response) => answer(reported === 0 ? 500 : 200)(response),
  resetsFirst: (reported, response) => (reported === 0 ? response.destroy() : answer(202)(response)),
  alwaysErrors: (_reported, response) => answer(503)(response),
} as const satisfies Record<string, Manner>;

export async function openWebhookEndpoints(): Promise<WebhookEndpoints> {
  const reported = new Map<string, { times: number; bodyIds: Set<string> }>();
  const taken = new Set<string>();
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const id = String(request.headers["webhook-id"]);
      const { id: bodyId } = JSON.parse(Buffer.concat(chunks).toString("utf8")) as { id: string };
      const entry = reported.get(id) ?? { times: 0, bodyIds: new Set<string>() };
      reported.set(id, entry);
      entry.bodyIds.add(bodyId);
      const manner = manners[(request.url ?? "").slice(1) as keyof typeof manners];
      manner(entry.times, response);
      entry.times += 1;
      if (response.statusCode < 300 && response.headersSent) taken.add(id);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (manner) => `http://127.0.0.1:${port}/${manner}`,
    reported,
    taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
