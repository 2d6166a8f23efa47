import { AsyncLocalStorage } from "node:async_hooks";
import type { lookup as lookupName } from "node:dns";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import {
  type AddressInfo,
  createServer as createRawServer,
  isIP,
  type LookupFunction,
  type Server as RawServer,
  Socket,
} from "node:net";
import { createPoster } from "@lunas/dispatcher/post";
import { selfSigned } from "../harness/self-signed";

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

  it("reports a refused connection and a name without an address", async () => {
    await expect(post("http://127.0.0.1:9/hook")).resolves.toMatchObject({ error: "ECONNREFUSED" });
    const { error } = await post("http://nowhere.invalid/hook");
    expect(["ENOTFOUND", "EAI_AGAIN"]).toContain(error);
  });

  it("does not follow a redirect to a private address, from any server", async () => {
    let requests = 0;
    const secretUrl = await answering((_, response) => {
      requests += 1;
      response.end();
    });
    for (const location of [secretUrl, "http://169.254.169.254/latest/meta-data", "http://[::1]:9/"]) {
      const url = await answering((_, response) => response.writeHead(302, { location }).end());
      await expect(post(url)).resolves.toMatchObject({ statusCode: 302 });
    }
    expect(requests).toBe(0);
  });

  it("does not count a 200 that comes after its time", async () => {
    let answered = 0;
    const url = await answering((_, response) => {
      const timer = setTimeout(() => {
        answered += 1;
        response.end("ok");
      }, timeoutMs * 4);
      response.on("close", () => clearTimeout(timer));
    });
    await expect(post(url)).resolves.toMatchObject({ statusCode: null, error: "timeout" });
    expect(answered).toBe(0);
  });

  it("refuses a certificate of an unknown CA", async () => {
    const server = createSecureServer(selfSigned(), (_, response) => response.end("ok"));
    const url = await listen(server);
    await expect(post(url.replace("http:", "https:"))).resolves.toMatchObject({
      statusCode: null,
      error: expect.stringMatching(/SELF_SIGNED|CERT|UNABLE_TO_VERIFY/),
    });
  });

  it("speaks TLS to https", async () => {
    const url = await speaking((socket) => socket.on("data", () => socket.end("plain")));
    const { statusCode, error } = await post(url.replace("http:", "https:"));
    expect(statusCode).toBeNull();
    expect(error).toMatch(/SSL|EPROTO|ECONNRESET/);
  });
});

const refused = /^target_refused|^ENOTFOUND$|^EAI_AGAIN$/;

/** Addresses and names that must not be reached, in every spelling that a URL takes. */
const notForIt = [
  ...["127.0.0.1", "127.1", "127.0.1", "127.0.0.1.", "127.255.255.254", "0.0.0.0", "0", "0.1.2.3"],
  ...["0177.0.0.1", "0x7f.0.0.1", "0x7f000001", "2130706433", "017700000001", "0x7f.1", "①②⑦.0.0.1", "127。0。0。1"],
  ...["10.0.0.1", "0xa000001", "012.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.0.1", "3232235521", "100.64.0.1"],
  ...["169.254.169.254", "2852039166", "0xa9fea9fe", "0251.0376.0251.0376", "192.0.0.8", "192.0.2.1", "198.18.0.1"],
  ...["198.51.100.7", "203.0.113.7", "192.88.99.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"],
  ...[
    "[::1]",
    "[::]",
    "[0:0:0:0:0:0:0:1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::ffff:8.8.8.8]",
    "[::127.0.0.1]",
  ],
  ...["[64:ff9b::7f00:1]", "[64:ff9b::8.8.8.8]", "[64:ff9b:1::a00:1]", "[fe80::1]", "[fc00::1]", "[fd00:ec2::254]"],
  ...["[ff02::1]", "[2001:db8::1]", "[3fff::1]", "[2002:7f00:1::1]", "[2001::1]", "[fec0::1]", "[100::1]"],
  ...["localhost", "LOCALHOST", "localhost.", "ip6-localhost"],
];

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

  it("connects to no forbidden address or name", async () => {
    const opened: unknown[] = [];
    // A connection of the tests before may be opened again meanwhile: the trap is for this poster alone.
    const trapped = new AsyncLocalStorage<true>();
    const strictPost = (url: string) => trapped.run(true, () => strict.post({ ...request, url }));
    const { connect: connectReally } = Socket.prototype;
    const connect = jest.spyOn(Socket.prototype, "connect").mockImplementation(function (this: Socket, ...given) {
      if (trapped.getStore() === undefined) return connectReally.apply(this, given as never);
      // A name is looked up within: what the look-up gives is what would be connected to.
      const [{ host = "", lookup }] = given.flat() as unknown as [{ host?: string; lookup?: LookupFunction }];
      const end = (error: Error) => setImmediate(() => this.destroy(error));
      const go = (to: unknown) => {
        opened.push(to);
        end(new Error("connected"));
      };
      if (isIP(host) > 0 || lookup === undefined) go(host);
      else lookup(host, { all: true }, (error, found) => (error ? end(error) : go(found)));
      return this;
    });
    try {
      for (const target of notForIt) {
        const { statusCode, error } = await strictPost(`https://${target}/hook`);
        expect({ target, statusCode, error }).toEqual({
          target,
          statusCode: null,
          error: expect.stringMatching(refused),
        });
      }
      expect(opened).toEqual([]);
      // The same trap with a target that may be: so the list above was refused by us and not by the trap.
      await strictPost("https://93.184.216.34/hook");
      expect(opened).toHaveLength(1);
    } finally {
      connect.mockRestore();
    }
  });

  it("asks for a name once, and a name that means another address the second time is refused then", async () => {
    const answers = [["203.0.113.9"], ["127.0.0.1"], ["93.184.216.34", "10.0.0.1"]];
    let requested = 0;
    const rebinding = ((_name: string, _options: unknown, done: (error: null, found: unknown) => void) => {
      const addresses = answers[requested] ?? [];
      requested += 1;
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    }) as unknown as typeof lookupName;
    const rebound = createPoster({ clock, timeoutMs, allowPrivateTargets: false, resolveName: rebinding });
    for (const times of [1, 2, 3]) {
      const result = await rebound.post({ ...request, url: "https://shop.example/hook" });
      expect({ requested, ...result }).toMatchObject({ requested: times, statusCode: null, error: "target_refused" });
    }
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
