import { existsSync, readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { serverPart } from "@lunas/gateway/http/server";
import { freePort } from "@lunas/stack/free-port";
import express from "express";

/** More than Node's default backlog of 511. */
const wanted = 700;
/** The kernel's bound for every backlog; 128 where Linux does not tell it. */
const kernelBound = "/proc/sys/net/core/somaxconn";
const kernelBacklog = existsSync(kernelBound) ? Number(readFileSync(kernelBound, "utf8")) : 128;

const fail = (error: Error) => {
  throw error;
};

test("the connections of one moment are all taken, without a second attempt, whatever the gateway's own limit is", async () => {
  const port = await freePort();
  const part = serverPart(express(), {
    ...{ host: "127.0.0.1", port, publicUrl: `http://127.0.0.1:${port}`, endWaits: () => undefined },
    ...{ onFault: fail, maxConnections: 10, requestTimeoutMs: 10_000 },
  });
  await part.start?.();
  const sockets: Socket[] = [];
  try {
    const count = Math.min(wanted, kernelBacklog);
    let taken = 0;
    for (let index = 0; index < count; index += 1) {
      const socket = connect(port, "127.0.0.1", () => {
        taken += 1;
      });
      sockets.push(socket.on("error", () => undefined));
    }
    // The kernel tries again after a second at the earliest: so many turns of the event loop take a small part of that.
    for (let turn = 0; turn < 50 && taken < count; turn += 1) await nextTurn();
    expect(taken).toBe(count);
  } finally {
    for (const socket of sockets) socket.destroy();
    await part.stop?.();
  }
});
