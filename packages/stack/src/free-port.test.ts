import { createServer } from "node:net";
import { freePort } from "./free-port";

/** Where Linux begins to take ports for outgoing connections, unless its operator chose another range. */
const firstOutgoingPort = 32_768;

test("a port that was not asked for lies outside of the ports of outgoing connections", async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(ports.filter((port) => port >= firstOutgoingPort)).toEqual([]);
});

test("the preferred port is used while nothing listens there, and never when something does", async () => {
  const preferred = await freePort();
  await expect(freePort(preferred)).resolves.toBe(preferred);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(preferred, "127.0.0.1", resolve));
  try {
    await expect(freePort(preferred)).resolves.not.toBe(preferred);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
