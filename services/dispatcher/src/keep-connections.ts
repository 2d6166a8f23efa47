import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { Duplex } from "node:stream";

export interface KeepingRules {
  /** Shorter than a server's usual idle time (Node's: 5 s), so that the server rarely closes the connection first. */
  readonly idleMs?: number;
  /** A name is resolved only for a new connection: when an endpoint moves, webhooks follow within this time. */
  readonly oldestMs?: number;
  /** For all hosts together. */
  readonly idleMost?: number;
}

export interface Connections {
  readonly "http:": HttpAgent;
  readonly "https:": HttpsAgent;
}

/** The number of concurrent attempts for one merchant. */
const idleMostOfHost = 16;

/**
 * Connections that are reused only for the same scheme, host and port: each was opened to an address that was allowed
 * for this host, with this host's certificate. TLS sessions are not resumed: a new connection is checked completely.
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
