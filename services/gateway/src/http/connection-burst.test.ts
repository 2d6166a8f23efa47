import { existsSync, readFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import express from "express";
import { serverPart } from "./server";

const wanted = 1_000;
/** The kernel's bound for every backlog; 128 where Linux does not tell it. */
const kernelBound = "/proc/sys/net/core/somaxconn";
const kernelBacklog = existsSync(kernelBound) ? Number(readFileSync(kernelBound, "utf8")) : 128;

test("the connections of one moment are all taken, without a second attempt", async () => {
  const port = await freePort();
  const part = serverPart(express(), {
    ...{ host: "127.0.0.1", port, publicUrl: `http://127.0.0.1:${port}`, endWaits: () => undefined },
    ...{ maxConnections: 10_000, requestTimeoutMs: 10_000 },
  });
  await part.start?.();
  const count = Math.min(wanted, kernelBacklog);
  let taken = 0;
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(port, "127.0.0.1", () => {
      taken += 1;
    });
    sockets.push(socket.on("error", () => undefined));
  }
  // The kernel tries again after a second at the earliest: so many turns of the event loop take a small part of that.
  for (let turn = 0; turn < 50 && taken < count; turn += 1) await nextTurn();
  expect(taken).toBe(count);
  for (const socket of sockets) socket.destroy();
  await part.stop?.();
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
