import { Agent, request } from "node:http";
import { connect } from "node:net";

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface RawRequest {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

/** Connections are reused, as a busy client does; a waiting request does not keep the process alive. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends what `fetch` would not let pass: any method, any bytes. Fails after `timeoutMs` without an answer. */
export function sendRaw(url: string, given: RawRequest, timeoutMs = 30_000): Promise<RawAnswer> {
  const { method = "POST", path = "/", headers = {}, body } = given;
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const requested = request({
      hostname,
      port,
      path,
      method,
      agent,
      headers: { ...headers, ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }) },
      timeout: timeoutMs,
    });
    requested.once("error", reject);
    requested.once("timeout", () => requested.destroy(new Error(`no answer to ${method} ${path} in ${timeoutMs} ms`)));
    requested.once("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const named = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(named),
          text: Buffer.concat(chunks).toString(),
        });
      });
    });
    requested.end(body);
  });
}

/** Writes bytes to the port and returns all bytes that come back until the connection ends. */
export function sendBytes(url: string, bytes: string, timeoutMs = 10_000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    const chunks: Buffer[] = [];
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error("no answer")));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.once("error", reject);
    socket.once("close", () => resolve(Buffer.concat(chunks).toString()));
    socket.write(bytes);
  });
}
