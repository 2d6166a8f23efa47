import { connect, type Socket } from "node:net";
import { serverPart } from "@lunas/gateway/http/server";
import type { Part } from "@lunas/runtime/parts";
import { freePort } from "@lunas/stack/free-port";
import { until } from "@lunas/testkit/time/until";
import express from "express";

jest.setTimeout(30_000);

let server: Part;
let port: number;
let sockets: Socket[] = [];
const streaming = new Set<() => void>();

beforeAll(async () => {
  port = await freePort();
  const app = express();
  app.post("/read", express.json(), (_request, response) => void response.json({}));
  // An answer that takes longer than a request may.
  app.get("/long", (_request, response) => void streaming.add(() => response.end("done")));
  const bounds = { maxConnections: 5, requestTimeoutMs: 500 };
  server = serverPart(app, {
    host: "127.0.0.1",
    port,
    publicUrl: "http://localhost",
    endWaits: () => undefined,
    onFault: (error) => {
      throw error;
    },
    ...bounds,
  });
  await server.start?.();
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(() => server.stop?.());

interface Caller {
  readonly socket: Socket;
  readonly heard: () => string;
  readonly isClosed: () => boolean;
}

function call(bytes: string): Caller {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  let isClosed = false;
  socket.on("data", (data) => {
    heard += data;
  });
  socket.on("error", () => undefined);
  socket.on("close", () => {
    isClosed = true;
  });
  socket.write(bytes);
  sockets.push(socket);
  return { socket, heard: () => heard, isClosed: () => isClosed };
}

const head = "POST /read HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n";

it.each([
  ["headers", "POST /read HTTP/1.1\r\nHost: x\r\n"],
  ["a body", `${head}{`],
])("%s of a byte now and then end with their connection", async (_, bytes) => {
  const caller = call(bytes);
  const drip = setInterval(() => caller.socket.write("a"), 100);
  await until(caller.isClosed, { timeoutMs: 6_000, what: "the slow connection to be closed" });
  clearInterval(drip);
});

it("an answer may take longer than a request", async () => {
  const slow = call("GET /long HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  const drip = call(head);
  // Whoever was slow to ask, at the same time, is gone by then.
  await until(drip.isClosed, { timeoutMs: 6_000, what: "the slow connection to be closed" });
  expect(slow.isClosed()).toBe(false);
  for (const end of streaming) end();
  await until(slow.isClosed, { what: "the long answer" });
  expect(slow.heard()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*done$/);
});

it("connections above the bound are closed at once, and the others go on", async () => {
  const all = Array.from({ length: 9 }, () => call("GET /long HTTP/1.1\r\nHost: x\r\n\r\n"));
  await until(() => all.filter(({ isClosed }) => isClosed()).length === 4, { what: "four to be closed" });
  for (const end of streaming) end();
  await until(() => all.filter(({ heard }) => heard().includes("done")).length === 5, { what: "five answers" });
});
