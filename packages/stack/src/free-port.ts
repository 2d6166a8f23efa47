import { createServer } from "node:net";

/** True when nothing listens on this port, neither on loopback nor on all addresses. */
export async function isFree(port: number): Promise<boolean> {
  try {
    await listen(port);
    await listen(port, "everywhere");
    return true;
  } catch {
    return false;
  }
}

/** `preferred` if nothing listens there, else a port that the system picks. Another process may still take it first. */
export async function freePort(preferred = 0): Promise<number> {
  return listen(preferred).catch(() => listen(0));
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
