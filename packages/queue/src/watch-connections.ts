import type { ObserveQueue } from "./queue-event";

/** The part of a Redis client that shows whether it works. */
interface Connection {
  readonly status: string;
  on(event: "ready", listener: () => void): unknown;
}

/** The connections of one queue, as one thing that works or does not. */
interface Connections {
  areReady(): boolean;
  /** Reports an error of the queue: as an outage of Redis, or as a fault beside a Redis that is there. */
  failed(error: unknown): void;
}

/** What is watched: each client is there once it is connected for the first time. */
interface WatchedQueue {
  readonly queue: string;
  readonly clients: readonly Promise<Connection>[];
}

/**
 * Reports the outages of a queue's connections, each with its end. BullMQ forwards the errors of the connections together
 * with its own, such as a lock that is lost. An error counts as an outage only while a connection is not ready: its `ready`
 * then ends the outage. Nothing would end one that another error had begun.
 */
export function watchConnections({ queue, clients }: WatchedQueue, observe: ObserveQueue): Connections {
  const opened = new Map<number, Connection>();
  const areReady = () => clients.every((_, index) => opened.get(index)?.status === "ready");
  const reportReady = () => {
    if (areReady()) observe({ kind: "redis_ready", queue });
  };
  for (const [index, client] of clients.entries()) {
    client.then(
      (connection) => {
        opened.set(index, connection);
        connection.on("ready", reportReady);
        // It may have become ready before anything listened.
        reportReady();
      },
      () => undefined,
    );
  }
  return {
    areReady,
    failed(error) {
      // A socket reports its error before its close, and only the close changes the status.
      setImmediate(() => observe({ kind: areReady() ? "queue_fault" : "redis_error", queue, error }));
    },
  };
}
