import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { createServer } from "node:net";

/** The port of `npm start`. Throws for what is no port. */
export function readPort(text: string | undefined): number {
  const port = Number(text || 3402);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is a number from 1 to 65535, not "${text}": PORT=3403 npm start`);
}

export function portTaken(port: number): string {
  return `Port ${port} is taken: by the Lunas of another clone, or by something else (\`lsof -i :${port}\` tells). Stop it, or take another: PORT=3403 npm start`;
}

/**
 * True when nothing listens on this port, neither on loopback nor on all addresses. Throws for a port that this process may not use, such as
 * one below 1024 without root.
 */
export async function isFree(port: number): Promise<boolean> {
  try {
    await listen(port);
    await listen(port, "everywhere");
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") return false;
    throw new Error(`port ${port} cannot be used: ${message}`);
  }
}

/**
 * Below Linux's default range for outgoing connections (32768 to 60999). A port that the system picks lies in that range, and
 * a connection of any process may take it before the server does.
 */
const lowestPort = 10_000;
const highestPort = 32_000;
const mostTries = 50;
/** A server that starts on a busy machine listens long before. */
const reservedMs = 60_000;

/**
 * `preferred` if nothing listens there, else a random free port. For a minute this function gives that port to nobody else
 * on this machine; a foreign server may still take it first.
 */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && preferred !== 0 && (await isFree(preferred).catch(() => false))) return preferred;
  for (let tried = 0; tried < mostTries; tried += 1) {
    const port = randomInt(lowestPort, highestPort);
    if ((await reserve(port)) && (await isFree(port))) return port;
  }
  return listen(0);
}

/**
 * Holds the UDP port of this number: our servers use TCP alone, so it disturbs none, other processes see it, and the system
 * gives it back when this process ends. Without it two stacks that start at once can choose one port, and the one whose server comes
 * second takes the other's answers for its own.
 *
 * @returns false: it is reserved.
 */
function reserve(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket("udp4");
    socket.once("error", () => {
      socket.close();
      resolve(false);
    });
    socket.bind({ port, address: "127.0.0.1", exclusive: true }, () => {
      socket.unref();
      setTimeout(() => socket.close(), reservedMs).unref();
      resolve(true);
    });
  });
}

function listen(port: number, where: "loopback" | "everywhere" = "loopback"): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, ...(where === "loopback" && { host: "127.0.0.1" }) }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : port));
    });
  });
}
