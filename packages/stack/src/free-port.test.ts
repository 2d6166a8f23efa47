import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort, isFree, readPort } from "./free-port";

/** Where Linux begins to take ports for outgoing connections, unless its operator chose another range. */
const firstOutgoingPort = 32_768;
/** Of 22,000 ports so many random ones contain one twice, but for one time in 1,400. */
const many = 560;

test("a port that was not asked for lies outside of the ports of outgoing connections", async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(ports.filter((port) => port >= firstOutgoingPort)).toEqual([]);
});

test("no port is given twice", async () => {
  expect(new Set(await freePorts(many)).size).toBe(many);
});

test("no port is given to two processes", async () => {
  const runTypescript = join(__dirname, "../../../test/harness/run-typescript.cjs");
  const program = `const { freePort } = require(${JSON.stringify(join(__dirname, "free-port.ts"))});
    (async () => {
      const ports = [];
      while (ports.length < ${many}) ports.push(await freePort());
      console.log(JSON.stringify(ports));
      setTimeout(() => undefined, 30_000); // a process that ends gives its ports back
    })();`;
  const other = spawn(process.execPath, ["-r", runTypescript, "-e", program]);
  try {
    const [line] = (await once(createInterface(other.stdout), "line")) as [string];
    const theirs = new Set<number>(JSON.parse(line) as number[]);
    expect(theirs.size).toBe(many);
    expect((await freePorts(many)).filter((port) => theirs.has(port))).toEqual([]);
  } finally {
    other.kill();
  }
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

async function freePorts(count: number): Promise<readonly number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}

test("a port is taken only where something listens there; what cannot be used is said", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await isFree(port)).toBe(false);
  server.close();
  await expect(isFree(70_000)).rejects.toThrow(/port 70000 cannot be used: .*(port|range)/i);
});

test.each(["34O2", "0", "-1", "65536", "3402.5"])("PORT=%s is no port", (text) => {
  expect(() => readPort(text)).toThrow(`PORT is a number from 1 to 65535, not "${text}"`);
});

test("without PORT it is 3402", () => {
  expect([readPort(undefined), readPort(""), readPort("80")]).toEqual([3402, 3402, 80]);
});
