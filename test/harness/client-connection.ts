import { connect, type Socket } from "node:net";

export interface ClientConnection {
  /** Cuts the connection, as a network does: without a word. */
  disconnect(): void;
}

interface Request {
  readonly apiKey: string;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Posts a payment over a connection that can be cut at any moment; `part` is how much of the body is sent at all. */
export async function post(url: string, { apiKey, body, headers = {} }: Request, part = 1): Promise<ClientConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // What the other end makes of the cut is not this test's concern.
  socket.on("error", () => undefined);
  const text = JSON.stringify(body);
  const lines = Object.entries({
    host: hostname,
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(text)),
    "x-api-key": apiKey,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  await written(
    socket,
    `POST /facilitate HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${text.slice(0, text.length * part)}`,
  );
  return { disconnect: () => socket.destroy() };
}

function written(socket: Socket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(text, (error) => (error ? reject(error) : resolve()));
  });
}
