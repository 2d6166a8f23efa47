import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { Duplex } from "node:stream";

export interface KeepingRules {
  /** Shorter than servers commonly wait (Node's: 5 s), so that it is seldom they who end a connection. */
  readonly idleMs?: number;
  /** A name is looked up for a new connection alone: an endpoint that moves is followed within this time. */
  readonly oldestMs?: number;
  /** In all. */
  readonly idleMost?: number;
}

export interface Connections {
  readonly "http:": HttpAgent;
  readonly "https:": HttpsAgent;
}

/** As many as run at once for one merchant. */
const idleMostOfHost = 16;

/**
 * Connections that are used again, for the same scheme, host and port alone: each was opened to an address that was allowed for this host,
 * and with a certificate of this host, and stays with both. Sessions of TLS are not taken up again: a new connection is checked in full.
 */
export function keepConnections({ idleMs = 4_000, oldestMs = 60_000, idleMost = 256 }: KeepingRules = {}): Connections {
  const idle = new Set<Duplex>();
  const firstIdleAt = new WeakMap<Duplex, number>();

  const mayStay = (socket: Duplex): boolean => {
    const now = performance.now();
    const since = firstIdleAt.get(socket);
    if (since === undefined) {
      firstIdleAt.set(socket, now);
      socket.once("close", () => idle.delete(socket));
    }
    return idle.size < idleMost && now - (since ?? now) < oldestMs;
  };

  const bounded = <A extends HttpAgent>(agent: A): A => {
    const keep = agent.keepSocketAlive.bind(agent);
    const reuse = agent.reuseSocket.bind(agent);
    const ours: Pick<HttpAgent, "keepSocketAlive" | "reuseSocket"> = {
      // False ends the connection.
      keepSocketAlive: (socket) => {
        if (!mayStay(socket)) return false;
        idle.add(socket);
        keep(socket);
        return true;
      },
      reuseSocket: (socket, request) => {
        idle.delete(socket);
        reuse(socket, request);
      },
    };
    return Object.assign(agent, ours);
  };

  const shared = { keepAlive: true, maxFreeSockets: idleMostOfHost, timeout: idleMs };
  return {
    "http:": bounded(new HttpAgent(shared)),
    "https:": bounded(new HttpsAgent({ ...shared, maxCachedSessions: 0 })),
  };
}
