import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { streamText } from "./stream-text";

const pageBytes = 256 * 1_024;
const pages = 400;

let server: Server;
let made = 0;
let hasEnded = false;
let fails = false;
let fault: unknown;

async function* chunks(): AsyncGenerator<string> {
  try {
    for (let page = 0; page < pages; page += 1) {
      made += 1;
      if (fails && page === 2) throw new Error("the database is away");
      yield "x".repeat(pageBytes);
    }
  } finally {
    hasEnded = true;
  }
}

beforeEach(async () => {
  made = 0;
  hasEnded = false;
  fails = false;
  fault = undefined;
  const app = express();
  app.get("/", async (_request, response) => {
    await streamText(response, { type: "text/csv", chunks: chunks() }).catch((error: unknown) => {
      fault = error;
    });
  });
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const open = () =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, resolve).on("error", reject);
  });

/** Until nothing more is made: the loop has had nothing to do a hundred times in a row. */
async function untilStill(): Promise<void> {
  for (let still = 0, before = made; still < 100; still = made === before ? still + 1 : 0) {
    before = made;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("a reader that takes nothing holds a few pages, not the whole answer", async () => {
  const response = await open();
  await untilStill();
  // The sockets of this machine hold a few megabytes; the whole answer has 100.
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(pages / 4);
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  expect([bytes, made]).toEqual([pages * pageBytes, pages]);
});

test("a reader that leaves ends the reading, and is no fault", async () => {
  const response = await open();
  response.destroy();
  while (!hasEnded) await new Promise((resolve) => setImmediate(resolve));
  expect(made).toBeLessThan(pages);
  expect(fault).toBeUndefined();
});

test("a fault on the way cuts the connection: a part does not look like the whole", async () => {
  fails = true;
  const response = await open();
  const whole = (async () => {
    for await (const _ of response);
    return "whole";
  })();
  await expect(whole).rejects.toThrow("aborted");
  expect(fault).toEqual(new Error("the database is away"));
});
