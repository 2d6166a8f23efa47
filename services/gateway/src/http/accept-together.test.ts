import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { Agent, createServer, get, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Acceptors, acceptTogether } from "./accept-together";

/** The kernel's bound for every backlog; 128 where it is not known. */
const kernelBound = "/proc/sys/net/core/somaxconn";
const kernelBacklog = existsSync(kernelBound) ? Number(readFileSync(kernelBound, "utf8")) : 128;
const turnMs = 10;
const newcomers = 48;
const servers: { readonly server: Server; readonly acceptors: Acceptors }[] = [];

afterEach(async () => {
  for (const { server, acceptors } of servers.splice(0)) {
    server.closeAllConnections();
    await Promise.all([acceptors.close(), new Promise((resolve) => server.close(resolve))]);
  }
});

/** A server whose every answer keeps its event loop busy for a turn. */
async function busyServer(
  perTurn: number,
  { backlog = 511, isBusy = (): boolean => true, mostPerTurn = perTurn } = {},
) {
  const server = createServer((_request, response) => {
    const begunMs = performance.now();
    while (performance.now() - begunMs < turnMs);
    response.end("ok");
  });
  server.listen({ port: 0, host: "127.0.0.1", backlog });
  await once(server, "listening");
  const failures: Error[] = [];
  const onFailed = (error: Error) => failures.push(error);
  const acceptors = await acceptTogether(server, { perTurn, mostPerTurn, backlog, isBusy, onFailed });
  servers.push({ server, acceptors });
  return { server, acceptors, failures, port: (server.address() as AddressInfo).port };
}

/** How many answers a caller with a connection of its own gets until so many newcomers are accepted. */
async function answersUntilAccepted({ server, port }: Awaited<ReturnType<typeof busyServer>>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get({ port, host: "127.0.0.1", agent }, (response) => response.resume().on("end", resolve)).on("error", reject);
    });
  await ask();
  let accepted = 0;
  let answers = 0;
  server.on("connection", () => {
    accepted += 1;
  });
  const sockets = Array.from({ length: newcomers }, () => connect(port, "127.0.0.1"));
  while (accepted < newcomers) {
    await ask();
    answers += 1;
  }
  for (const socket of sockets) socket.destroy();
  agent.destroy();
  return answers;
}

it("a busy server accepts newcomers in a few answers, not one in each", async () => {
  const few = await busyServer(16);
  const alone = await busyServer(1);
  const answers = { together: await answersUntilAccepted(few), alone: await answersUntilAccepted(alone) };
  expect([few.failures, alone.failures]).toEqual([[], []]);
  expect(answers.together).toBeLessThan(answers.alone / 2);
});

it("serves what comes by any of its sockets, and accepts nothing after they are closed", async () => {
  const busy = await busyServer(4);
  const answers = await Promise.all(Array.from({ length: 12 }, () => fetch(`http://127.0.0.1:${busy.port}/`)));
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(12).fill("ok"));
  busy.server.closeAllConnections();
  await Promise.all([busy.acceptors.close(), new Promise((resolve) => busy.server.close(resolve))]);
  servers.splice(0);
  const [error] = (await once(connect(busy.port, "127.0.0.1"), "error")) as [NodeJS.ErrnoException];
  expect(error.code).toBe("ECONNREFUSED");
});

it("accepts by one socket until the server is busy for the first time", async () => {
  let isBusy = false;
  const busy = await busyServer(16, { isBusy: () => isBusy });
  const before = await answersUntilAccepted(busy);
  isBusy = true;
  const after = await answersUntilAccepted(busy);
  expect(after).toBeLessThan(before / 2);
});

it("accepts more in a turn where all sockets that accept were used in three turns in a row", async () => {
  const growing = await busyServer(2, { mostPerTurn: 64 });
  const fixed = await busyServer(2);
  const answers = { growing: await answersUntilAccepted(growing), fixed: await answersUntilAccepted(fixed) };
  expect([growing.failures, fixed.failures]).toEqual([[], []]);
  expect(answers.growing).toBeLessThan(0.7 * answers.fixed);
});

it("leaves the kernel's queue as long as the server asked for", async () => {
  const { port, server } = await busyServer(4, { backlog: 2_048 });
  connect(port, "127.0.0.1").on("error", () => undefined);
  await once(server, "connection");
  let taken = 0;
  const sockets = Array.from({ length: Math.min(600, kernelBacklog) }, () =>
    connect(port, "127.0.0.1", () => {
      taken += 1;
    }).on("error", () => undefined),
  );
  // The kernel tries again after a second; so many answers take a small part of that.
  for (let turn = 0; turn < 50 && taken < sockets.length; turn += 1) await nextTurn();
  for (const socket of sockets) socket.destroy();
  expect(taken).toBe(sockets.length);
});

it("says why there are none, and the server goes on without", async () => {
  const failures: string[] = [];
  const server = createServer();
  const onFailed = ({ message }: Error) => failures.push(message);
  const acceptors = await acceptTogether(server, { perTurn: 4, backlog: 511, isBusy: () => true, onFailed });
  await acceptors.close();
  expect(failures).toEqual(["the server does not listen"]);
});
