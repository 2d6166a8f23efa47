import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface LossyProxy {
  readonly url: string;
  /** The `Idempotency-Key` and the body of each POST /facilitate. */
  readonly requests: readonly { readonly key: string; readonly body: string }[];
  close(): void;
}

/** A proxy that passes every request on, and cuts the connection instead of answering the first POST /facilitate. */
export async function dropFirstAnswer(target: string): Promise<LossyProxy> {
  const requests: { key: string; body: string }[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    const isFacilitate = incoming.url === "/facilitate";
    if (isFacilitate) requests.push({ key: String(incoming.headers["idempotency-key"]), body: body.toString() });
    const isDropped = isFacilitate && requests.length === 1;
    const { method, headers } = incoming;
    const passedOn = ask(`${target}${incoming.url}`, { method, headers }, (answer) => {
      if (isDropped) {
        answer.resume().once("end", () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passedOn.once("error", () => outgoing.destroy());
    passedOn.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests, close: () => void server.close() };
}
