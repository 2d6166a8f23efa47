import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createRawServer, type Server as RawServer, type Socket } from "node:net";
import { createPoster } from "@lunas/dispatcher/post";

const clock = { now: () => Date.now() };
const timeoutMs = 700;
const poster = createPoster({ clock, timeoutMs, allowPrivateTargets: true });
const request = { headers: { "webhook-id": "evt_1" }, body: '{"name":"Kopi ☕"}' };
let servers: (Server | RawServer)[] = [];
let sockets: Socket[] = [];

async function listen<S extends Server | RawServer>(server: S): Promise<string> {
  servers.push(server);
  server.on("connection", (socket: Socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}
const answering = (listener: RequestListener) => listen(createServer(listener));
const speaking = (talk: (socket: Socket) => void) =>
  listen(
    createRawServer((socket) => {
      socket.on("error", () => undefined);
      talk(socket);
    }),
  );
const post = (url: string) => poster.post({ ...request, url });

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  servers = [];
  sockets = [];
});

describe("the poster", () => {
  it("posts the exact bytes with the given headers", async () => {
    let seen: unknown;
    const url = await answering((incoming, response) => {
      let body = "";
      incoming.on("data", (chunk) => {
        body += String(chunk);
      });
      incoming.on("end", () => {
        seen = {
          body,
          method: incoming.method,
          path: incoming.url,
          id: incoming.headers["webhook-id"],
          type: incoming.headers["content-type"],
        };
        response.writeHead(204).end();
      });
    });
    const before = Date.now();
    const result = await post(`${url}?shop=1`);
    expect(result).toMatchObject({ statusCode: 204, error: null, responseExcerpt: "", retryAfterMs: null });
    expect(result.startedAtMs).toBeGreaterThanOrEqual(before);
    expect(seen).toEqual({
      body: request.body,
      method: "POST",
      path: "/hook?shop=1",
      id: "evt_1",
      type: "application/json",
    });
  });

  it.each([410, 500, 404])("tells %i with what was said", async (status) => {
    const url = await answering((_, response) => response.writeHead(status).end("no\0 thanks"));
    await expect(post(url)).resolves.toMatchObject({ statusCode: status, responseExcerpt: "no thanks", error: null });
  });

  it.each([
    ["seconds", () => "120", 120_000],
    ["a date", () => new Date(Date.now() + 60_000).toUTCString(), 59_000],
  ])("reads Retry-After in %s", async (_form, header, expected) => {
    const url = await answering((_, response) => response.writeHead(429, { "retry-after": header() }).end());
    const { statusCode, retryAfterMs } = await post(url);
    expect(statusCode).toBe(429);
    expect(Math.abs((retryAfterMs ?? 0) - expected)).toBeLessThan(1_500);
  });

  it("does not follow a redirect", async () => {
    let requests = 0;
    const url = await answering((_, response) => {
      requests += 1;
      response.writeHead(307, { location: "/elsewhere" }).end();
    });
    await expect(post(url)).resolves.toMatchObject({ statusCode: 307 });
    expect(requests).toBe(1);
  });

  it("gives up on an endpoint that says nothing", async () => {
    const url = await answering(() => undefined);
    const result = await post(url);
    expect(result).toMatchObject({ statusCode: null, error: "timeout", responseExcerpt: null });
    expect(result.durationMs).toBeLessThan(timeoutMs + 400);
  });

  it("gives up on headers that trickle", async () => {
    const url = await speaking((socket) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      const timer = setInterval(() => socket.write("x-a: b\r\n"), 50);
      socket.on("close", () => clearInterval(timer));
    });
    await expect(post(url)).resolves.toMatchObject({ statusCode: null, error: "timeout" });
  });

  it("reads 4 kB of an endless body and hangs up", async () => {
    let closed = false;
    const url = await answering((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write("x".repeat(10_000)), 1);
      response.on("close", () => {
        closed = true;
        clearInterval(timer);
      });
    });
    const result = await post(url);
    expect(result.statusCode).toBe(200);
    expect(result.responseExcerpt).toHaveLength(4_096);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(closed).toBe(true);
  });

  it("counts the status of a body that never ends", async () => {
    const url = await answering((_, response) => {
      response.writeHead(200);
      response.write("ok");
    });
    await expect(post(url)).resolves.toMatchObject({ statusCode: 200, responseExcerpt: "ok" });
  });

  it.each([
    ["a reset", (socket: Socket) => socket.on("data", () => socket.resetAndDestroy()), "ECONNRESET"],
    ["a closed door", (socket: Socket) => socket.on("data", () => socket.end()), "ECONNRESET"],
    [
      "what is no HTTP",
      (socket: Socket) => socket.on("data", () => socket.end("hello\r\n\r\n")),
      "HPE_INVALID_CONSTANT",
    ],
    [
      "another protocol",
      (socket: Socket) =>
        socket.on("data", () => socket.write("HTTP/1.1 101 Go\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n")),
      "ECONNRESET",
    ],
    [
      "headers without end",
      (socket: Socket) => socket.on("data", () => socket.end(`HTTP/1.1 200 OK\r\nx: ${"y".repeat(20_000)}\r\n\r\n`)),
      "HPE_HEADER_OVERFLOW",
    ],
  ])("survives %s", async (_what, talk, error) => {
    await expect(post(await speaking(talk))).resolves.toMatchObject({ statusCode: null, error });
  });

  it("survives an answer that breaks off after its head", async () => {
    const url = await speaking((socket) =>
      socket.on("data", () => {
        socket.write("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf");
        setTimeout(() => socket.resetAndDestroy(), 50);
      }),
    );
    await expect(post(url)).resolves.toMatchObject({ statusCode: 200, error: null });
  });

  it("tells where nobody listens, and what has no address", async () => {
    await expect(post("http://127.0.0.1:9/hook")).resolves.toMatchObject({ error: "ECONNREFUSED" });
    const { error } = await post("http://nowhere.invalid/hook");
    expect(["ENOTFOUND", "EAI_AGAIN"]).toContain(error);
  });

  it("speaks TLS to https", async () => {
    const url = await speaking((socket) => socket.on("data", () => socket.end("plain")));
    const { statusCode, error } = await post(url.replace("http:", "https:"));
    expect(statusCode).toBeNull();
    expect(error).toMatch(/SSL|EPROTO|ECONNRESET/);
  });
});

describe("the poster in production", () => {
  const strict = createPoster({ clock, timeoutMs, allowPrivateTargets: false });

  it.each([
    ["http", "http://shop.example/"],
    ["a loopback address", "https://127.0.0.1/"],
    ["credentials", "https://me:secret@shop.example/"],
    ["nonsense", "hook"],
  ])("refuses %s without connecting", async (_what, url) => {
    const result = await strict.post({ ...request, url });
    expect(result.statusCode).toBeNull();
    expect(result.error).toMatch(/^target_refused: /);
  });

  it("refuses a name that means this machine, and never connects", async () => {
    let connections = 0;
    const url = await speaking(() => {
      connections += 1;
    });
    const { port } = new URL(url);
    const result = await strict.post({ ...request, url: `https://localhost:${port}/` });
    expect(result).toMatchObject({ statusCode: null, error: "target_refused" });
    expect(connections).toBe(0);
  });
});
