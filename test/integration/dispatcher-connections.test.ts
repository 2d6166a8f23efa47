import type { lookup as lookupName } from "node:dns";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, createServer as createRawServer, type Server, type Socket } from "node:net";
import tls from "node:tls";
import { createPoster, type PosterOptions } from "@lunas/dispatcher/post";
import { until } from "@lunas/stack/until";
import { selfSigned } from "../harness/self-signed";

jest.setTimeout(60_000);

const posterWith = (rules: Partial<PosterOptions> = {}) =>
  createPoster({ clock: { now: () => Date.now() }, timeoutMs: 20_000, allowPrivateTargets: true, ...rules });
const message = { headers: { "webhook-id": "evt_1" }, body: '{"name":"Kopi ☕"}' };

interface Endpoint {
  readonly port: number;
  readonly url: string;
  /** Every connection that was ever opened to it. */
  readonly sockets: Socket[];
  readonly open: () => number;
}

let servers: Server[] = [];
let opened: Socket[] = [];

async function listen(server: Server): Promise<Endpoint> {
  const sockets: Socket[] = [];
  servers.push(server);
  server.on("connection", (socket: Socket) => {
    socket.on("error", () => undefined);
    sockets.push(socket);
    opened.push(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const open = () => sockets.filter((socket) => !socket.destroyed).length;
  return { port, url: `http://127.0.0.1:${port}/hook`, sockets, open };
}

const ok: RequestListener = (incoming, response) => {
  incoming.resume().on("end", () => response.end("ok"));
};
const answering = (listener: RequestListener = ok) => listen(createServer(listener));

/** Answers requests by their number, over bare connections: what it does not answer it may cut off. */
async function scripted(...answers: readonly ((socket: Socket) => unknown)[]) {
  let requests = 0;
  const heard: string[] = [];
  const endpoint = await listen(
    createRawServer((socket) =>
      socket.on("data", (bytes) => {
        heard.push(String(bytes));
        answers[requests++]?.(socket);
      }),
    ),
  );
  return { ...endpoint, requests: () => requests, heard };
}
const says200 = (socket: Socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok");
const resets = (socket: Socket) => socket.resetAndDestroy();

afterEach(async () => {
  const ended = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  for (const socket of opened) socket.destroy();
  await Promise.all(ended);
  servers = [];
  opened = [];
});

describe("connections of the poster", () => {
  it("are used again, for the same bytes", async () => {
    const bodies: string[] = [];
    const { url, sockets } = await answering((incoming, response) => {
      let body = "";
      incoming.on("data", (chunk) => {
        body += String(chunk);
      });
      incoming.on("end", () => {
        bodies.push(body);
        response.end("ok");
      });
    });
    const poster = posterWith();
    for (let times = 0; times < 5; times += 1) {
      await expect(poster.post({ ...message, url })).resolves.toMatchObject({ statusCode: 200, responseExcerpt: "ok" });
    }
    expect(bodies).toEqual(Array(5).fill(message.body));
    expect(sockets).toHaveLength(1);
  });

  it("belong to one host and port, whatever the names mean", async () => {
    const one = await answering();
    const other = await answering();
    const requested: string[] = [];
    const resolveName = ((name: string, _options: unknown, done: (error: null, found: unknown) => void) => {
      requested.push(name);
      done(null, [{ address: "127.0.0.1", family: 4 }]);
    }) as unknown as typeof lookupName;
    const poster = posterWith({ resolveName });
    for (const host of ["shop.example", "other.example", "shop.example"]) {
      await poster.post({ ...message, url: `http://${host}:${one.port}/` });
    }
    await poster.post({ ...message, url: `http://shop.example:${other.port}/` });
    expect([one.sockets.length, other.sockets.length]).toEqual([2, 1]);
    // Once for each connection: who is spoken to is who was looked up, and judged, for it.
    expect(requested).toEqual(["shop.example", "other.example", "shop.example"]);
  });

  it("are looked up again when they are old", async () => {
    const { port, sockets } = await answering();
    const answers = ["127.0.0.1", "127.0.0.1"];
    let requested = 0;
    const resolveName = ((_name: string, _options: unknown, done: (error: null, found: unknown) => void) => {
      done(null, [{ address: answers[requested++], family: 4 }]);
    }) as unknown as typeof lookupName;
    const poster = posterWith({ resolveName, keeping: { oldestMs: 0 } });
    for (let times = 0; times < 2; times += 1) await poster.post({ ...message, url: `http://shop.example:${port}/` });
    expect([requested, sockets.length]).toEqual([2, 2]);
  });

  it("end when they are idle, and leave their place", async () => {
    const { url, sockets, open } = await answering();
    const poster = posterWith({ keeping: { idleMs: 500, idleMost: 1 } });
    await poster.post({ ...message, url });
    expect(await until(() => open() === 0, { timeoutMs: 20_000 })).toBe(true);
    for (let times = 0; times < 5; times += 1) await poster.post({ ...message, url });
    expect(sockets.length).toBeLessThan(1 + 5);
  });

  it("do not end under an answer that takes longer than they may be idle", async () => {
    const { url } = await answering((incoming, response) => {
      incoming.resume();
      setTimeout(() => response.end("ok"), 300);
    });
    const poster = posterWith({ keeping: { idleMs: 50 } });
    await expect(poster.post({ ...message, url })).resolves.toMatchObject({ statusCode: 200 });
    await expect(poster.post({ ...message, url })).resolves.toMatchObject({ statusCode: 200 });
  });

  it.each([
    ["for a host", 40, undefined, 16],
    ["in all", 10, { idleMost: 3 }, 3],
  ])("are bounded in number %s", async (_what, atOnce, keeping, kept) => {
    const waiting: ServerResponse[] = [];
    const { url, sockets, open } = await answering((incoming, response) => {
      incoming.resume();
      waiting.push(response);
      if (waiting.length === atOnce) for (const each of waiting) each.end("ok");
    });
    const poster = posterWith({ keeping: { idleMs: 60_000, ...keeping } });
    await Promise.all(Array.from({ length: atOnce }, () => poster.post({ ...message, url })));
    expect(sockets).toHaveLength(atOnce);
    expect(await until(() => open() === kept, { timeoutMs: 20_000 })).toBe(true);
  });

  it("leave their place to the next, however they go", async () => {
    const { url, sockets, open } = await answering();
    const poster = posterWith({ keeping: { idleMs: 60_000, idleMost: 1 } });
    const post = () => poster.post({ ...message, url });
    for (let times = 1; times <= 3; times += 1) {
      // The first may still go over the one that was ended, and then over one that is not kept.
      await post();
      await post();
      const opened = sockets.length;
      for (let more = 0; more < 3; more += 1) await post();
      expect({ times, opened: sockets.length }).toEqual({ times, opened });
      for (const socket of sockets) socket.destroy();
      expect(await until(() => open() === 0, { timeoutMs: 20_000 })).toBe(true);
    }
  });

  it("that the endpoint has closed are no failed attempts", async () => {
    const { url, sockets } = await answering();
    const poster = posterWith();
    await poster.post({ ...message, url });
    sockets[0]?.destroy();
    await expect(poster.post({ ...message, url })).resolves.toMatchObject({ statusCode: 200, error: null });
    expect(sockets).toHaveLength(2);
  });

  it("that break under a request before a byte of its answer are replaced once", async () => {
    const endpoint = await scripted(says200, resets, says200);
    const poster = posterWith();
    await poster.post({ ...message, url: endpoint.url });
    await expect(poster.post({ ...message, url: endpoint.url })).resolves.toMatchObject({
      statusCode: 200,
      error: null,
    });
    expect([endpoint.requests(), endpoint.sockets.length]).toEqual([3, 2]);
    expect(endpoint.heard.map((text) => text.includes("webhook-id: evt_1"))).toEqual([true, true, true]);
  });

  it("that break again fail the attempt: it is sent twice and no more", async () => {
    const endpoint = await scripted(says200, resets, resets, says200);
    const poster = posterWith();
    await poster.post({ ...message, url: endpoint.url });
    const second = await poster.post({ ...message, url: endpoint.url });
    expect(second).toMatchObject({ statusCode: null, error: "ECONNRESET" });
    expect(endpoint.requests()).toBe(3);
  });

  it("that were opened for a request are not replaced", async () => {
    const endpoint = await scripted(resets, says200);
    const result = await posterWith().post({ ...message, url: endpoint.url });
    expect(result).toMatchObject({ statusCode: null, error: "ECONNRESET" });
    expect(endpoint.requests()).toBe(1);
  });

  it("that break within an answer are not replaced", async () => {
    const begins = (socket: Socket) => socket.write("HTTP/1.1 200", () => socket.destroy());
    const endpoint = await scripted(says200, begins, says200);
    const poster = posterWith();
    await poster.post({ ...message, url: endpoint.url });
    const second = await poster.post({ ...message, url: endpoint.url });
    expect(second).toMatchObject({ statusCode: null, error: expect.stringMatching(/ECONNRESET|^HPE_/) });
    expect(endpoint.requests()).toBe(2);
  });

  it("take both tries out of one attempt's time", async () => {
    const silent = () => undefined;
    const endpoint = await scripted(says200, resets, silent);
    const poster = posterWith({ timeoutMs: 2_000 });
    await poster.post({ ...message, url: endpoint.url });
    await expect(poster.post({ ...message, url: endpoint.url })).resolves.toMatchObject({ error: "timeout" });
    expect(endpoint.requests()).toBe(3);
  });

  it("are given up while a name is looked up", async () => {
    const never = (() => undefined) as unknown as typeof lookupName;
    const result = await posterWith({ resolveName: never, timeoutMs: 50 }).post({
      ...message,
      url: "http://a.example/",
    });
    expect(result).toMatchObject({ statusCode: null, error: "timeout" });
  });
});

describe("connections over TLS", () => {
  const { key, cert } = selfSigned();
  let trusted = true;

  beforeEach(() => {
    trusted = true;
    const connect = tls.connect.bind(tls);
    // As if an authority that everybody trusts had signed it.
    jest
      .spyOn(tls, "connect")
      .mockImplementation(((options: tls.ConnectionOptions, ...rest: never[]) =>
        connect({ ...options, ...(trusted && { ca: cert }) }, ...rest)) as unknown as typeof tls.connect);
  });
  afterEach(() => jest.restoreAllMocks());

  const secure = async () => {
    const reused: boolean[] = [];
    const server = createSecureServer({ key, cert }, (incoming: IncomingMessage, response) =>
      ok(incoming, response as never),
    );
    server.on("secureConnection", (socket: tls.TLSSocket) => reused.push(socket.isSessionReused()));
    const endpoint = await listen(server);
    const resolveName = ((_name: string, _options: unknown, done: (error: null, found: unknown) => void) =>
      done(null, [{ address: "127.0.0.1", family: 4 }])) as unknown as typeof lookupName;
    return { ...endpoint, reused, resolveName, url: `https://localhost:${endpoint.port}/hook` };
  };

  it("are used again, and a new one is checked in full", async () => {
    const { url, sockets, reused, resolveName } = await secure();
    const poster = posterWith({ resolveName });
    for (let times = 0; times < 3; times += 1) {
      await expect(poster.post({ ...message, url })).resolves.toMatchObject({ statusCode: 200, error: null });
    }
    expect(sockets).toHaveLength(1);
    sockets[0]?.destroy();
    await expect(poster.post({ ...message, url })).resolves.toMatchObject({ statusCode: 200, error: null });
    expect(reused).toEqual([false, false]);
    sockets[1]?.destroy();
    trusted = false;
    const refused = await poster.post({ ...message, url });
    expect(refused).toMatchObject({ statusCode: null, error: expect.stringMatching(/SELF_SIGNED|CERT|UNABLE/) });
  });

  it("are not used for another name of the same address", async () => {
    const { url, sockets, resolveName } = await secure();
    const poster = posterWith({ resolveName });
    await poster.post({ ...message, url });
    const other = await poster.post({ ...message, url: url.replace("localhost", "shop.example") });
    expect(other).toMatchObject({ statusCode: null, error: "ERR_TLS_CERT_ALTNAME_INVALID" });
    expect(sockets).toHaveLength(2);
  });
});
