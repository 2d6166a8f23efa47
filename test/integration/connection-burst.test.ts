import { existsSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
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

/** So long the event loop is busy for each answer, and for so long before the server counts as busy. */
const answerMs = 10;
const busyForMs = 1_500;
const newcomers = 64;
const attempts = 6;

test("a gateway that has no time to spare accepts newcomers in a few turns of its event loop", async () => {
  const port = await freePort();
  const app = express();
  app.get("/", (_request, response) => {
    const begunMs = performance.now();
    while (performance.now() - begunMs < answerMs);
    response.end();
  });
  const part = serverPart(app, {
    ...{ host: "127.0.0.1", port, publicUrl: `http://127.0.0.1:${port}`, endWaits: () => undefined },
    ...{ onFault: fail, maxConnections: 1_000, requestTimeoutMs: 10_000 },
  });
  await part.start?.();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (options: { readonly agent: Agent | false }) =>
    new Promise<void>((resolve, reject) => {
      get({ port, host: "127.0.0.1", ...options }, (response) => response.resume().on("end", resolve)).on(
        "error",
        reject,
      );
    });
  try {
    // Each newcomer asks the server whether it is busy.
    const keepBusy = async () => {
      const begunMs = performance.now();
      while (performance.now() - begunMs < busyForMs) await Promise.all([ask({ agent }), ask({ agent: false })]);
    };
    // The caller with a connection has one answer in a turn: 3 in all, and 34 where each turn accepts one newcomer.
    const answersMeanwhile = async () => {
      let arrived = 0;
      const arrivals = Array.from({ length: newcomers }, async () => {
        await ask({ agent: false });
        arrived += 1;
      });
      let answers = 0;
      for (; arrived < newcomers; answers += 1) await ask({ agent });
      await Promise.all(arrivals);
      return answers;
    };
    // Another process copies the socket: on a machine with other work that takes its time.
    let answers = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < attempts && answers >= newcomers / 5; attempt += 1) {
      await keepBusy();
      answers = await answersMeanwhile();
    }
    expect(answers).toBeLessThan(newcomers / 5);
  } finally {
    agent.destroy();
    await part.stop?.();
  }
}, 30_000);
