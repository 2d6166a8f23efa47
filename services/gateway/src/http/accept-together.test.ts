import { once } from "node:events";
import { Agent, createServer, get, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { type Acceptors, acceptTogether } from "./accept-together";

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
async function busyServer(perTurn: number) {
  const server = createServer((_request, response) => {
    const begunMs = performance.now();
    while (performance.now() - begunMs < turnMs);
    response.end("ok");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const failures: Error[] = [];
  const acceptors = await acceptTogether(server, { perTurn, onFailed: (error) => failures.push(error) });
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

it("a busy server accepts newcomers in a few turns, not one in each", async () => {
  const few = await busyServer(16);
  const alone = await busyServer(1);
  const turns = { together: await answersUntilAccepted(few), alone: await answersUntilAccepted(alone) };
  expect([few.failures, alone.failures]).toEqual([[], []]);
  expect(turns.together).toBeLessThan(turns.alone / 2);
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

it("says why there are none, and the server goes on without", async () => {
  const failures: string[] = [];
  const server = createServer();
  const acceptors = await acceptTogether(server, { perTurn: 4, onFailed: ({ message }) => failures.push(message) });
  await acceptors.close();
  expect(failures).toEqual(["the server does not listen"]);
});
