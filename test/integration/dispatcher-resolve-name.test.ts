import { createSocket, type Socket } from "node:dgram";
import type { LookupAddress } from "node:dns";
import { once } from "node:events";
import { parseHosts } from "@lunas/dispatcher/hosts-file";
import { createNameResolver, type ResolverOptions } from "@lunas/dispatcher/resolve-name";

let servers: Socket[] = [];
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

/** A name server that never answers, and counts what it is asked. */
async function silentServer(): Promise<{ readonly at: string; requested: number }> {
  const socket = createSocket("udp4");
  servers.push(socket);
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  const server = { at: `127.0.0.1:${socket.address().port}`, requested: 0 };
  socket.on("message", () => {
    server.requested += 1;
  });
  return server;
}

const hosts = parseHosts("127.0.0.9\tShop.Example shop # mine\n::9 shop.example\n# 1.1.1.1 other\nrubbish here\n");

const ask = (name: string, options: ResolverOptions) =>
  new Promise<string | LookupAddress[]>((resolve) => {
    const resolveName = createNameResolver({ hosts: async () => hosts, ...options });
    resolveName(name, { all: true }, (error, found) => resolve(error?.code ?? found));
  });

test("names of the hosts file and localhost need no name server", async () => {
  const server = await silentServer();
  const options = { nameServers: [server.at] };
  expect(await ask("SHOP.example.", options)).toEqual([
    { address: "127.0.0.9", family: 4 },
    { address: "::9", family: 6 },
  ]);
  for (const name of ["localhost", "LOCALHOST.", "api.localhost"]) {
    expect(await ask(name, options)).toEqual([
      { address: "127.0.0.1", family: 4 },
      { address: "::1", family: 6 },
    ]);
  }
  expect(server.requested).toBe(0);
});

test("a name whose servers never answer is given up in time, and many at once take no longer than one", async () => {
  const server = await silentServer();
  const begunAt = performance.now();
  const names = Array.from({ length: 50 }, (_, index) => `shop-${index}.example`);
  const reported = await Promise.all(names.map((name) => ask(name, { nameServers: [server.at], timeoutMs: 300 })));
  expect(new Set(reported)).toEqual(new Set(["EAI_AGAIN"]));
  expect(performance.now() - begunAt).toBeLessThan(3_000);
  expect(server.requested).toBeGreaterThanOrEqual(50);
});
