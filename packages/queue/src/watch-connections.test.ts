import { EventEmitter } from "node:events";
import { type QueueEvent, queueEventKinds } from "./queue-event";
import { watchConnections } from "./watch-connections";

class Client extends EventEmitter {
  status = "connecting";
  becomes(status: string) {
    this.status = status;
    this.emit(status);
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

function watched(count = 2) {
  const events: QueueEvent[] = [];
  const clients = Array.from({ length: count }, () => new Client());
  const connected = clients.map(
    (client) => new Promise<Client>((resolve) => client.once("ready", () => resolve(client))),
  );
  const connections = watchConnections({ queue: "settlements-base", clients: connected }, (event) =>
    events.push(event),
  );
  return { connections, clients: clients as [Client, Client], kinds: () => events.splice(0).map(({ kind }) => kind) };
}

async function ready(count = 2) {
  const all = watched(count);
  for (const client of all.clients) client.becomes("ready");
  await turn();
  expect(all.kinds()).toEqual(["redis_ready"]);
  return all;
}

it("reports Redis as ready once every connection is, also the first time", async () => {
  const { clients, connections, kinds } = watched();
  clients[0].becomes("ready");
  await turn();
  expect([connections.areReady(), kinds()]).toEqual([false, []]);
  clients[1].becomes("ready");
  await turn();
  expect([connections.areReady(), kinds()]).toEqual([true, ["redis_ready"]]);
});

it("ends each outage when the last connection is back", async () => {
  const { clients, connections, kinds } = await ready();
  for (const client of clients) client.becomes("reconnecting");
  connections.failed(new Error("connect ECONNREFUSED"));
  await turn();
  clients[0].becomes("ready");
  connections.failed(new Error("connect ECONNREFUSED"));
  await turn();
  expect(kinds()).toEqual(["redis_error", "redis_error"]);
  clients[1].becomes("ready");
  expect(kinds()).toEqual(["redis_ready"]);
});

it("counts the error of a socket, which comes before its close", async () => {
  const { clients, connections, kinds } = await ready(1);
  connections.failed(new Error("read ECONNRESET"));
  clients[0].becomes("close");
  await turn();
  expect(kinds()).toEqual(["redis_error"]);
});

it("calls no error an outage while Redis is there: nothing would end it", async () => {
  const { connections, kinds } = await ready();
  connections.failed(new Error("could not renew lock for job 1"));
  await turn();
  expect(kinds()).toEqual(["queue_fault"]);
  expect(queueEventKinds).toContain("queue_fault");
});

it("waits for no connection that is never made", async () => {
  const events: QueueEvent[] = [];
  const clients = [Promise.reject(new Error("Connection is closed."))];
  const connections = watchConnections({ queue: "q", clients }, (event) => events.push(event));
  connections.failed(new Error("closed"));
  await turn();
  expect(events).toMatchObject([{ kind: "redis_error", queue: "q" }]);
});
