import type { FilterLimits } from "./filter-limits";

/** Limits the concurrent calls at the node, per client and in all. Waiting clients are served in turn. */
export interface RunningCalls {
  /** Whether so many more calls of a client may run or wait. */
  takes(client: string, calls: number): boolean;
  /** Runs `work` when it is the client's turn; rejects with the signal's reason if that comes first. */
  run<T>(client: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

interface Client {
  running: number;
  readonly waiting: Set<() => void>;
}

type Bounds = Pick<FilterLimits, "maxRunning" | "maxRunningPerClient" | "maxWaitingPerClient">;

export function createRunningCalls(limits: Bounds): RunningCalls {
  // In the order of their turns: a served client goes to the end.
  const clients = new Map<string, Client>();
  let running = 0;

  function serveNext(): void {
    for (const [name, client] of clients) {
      if (running >= limits.maxRunning) return;
      const [next] = client.waiting;
      if (next === undefined || client.running >= limits.maxRunningPerClient) continue;
      client.waiting.delete(next);
      clients.delete(name);
      clients.set(name, client);
      client.running += 1;
      running += 1;
      next();
    }
  }

  function release(name: string, client: Client): void {
    client.running -= 1;
    running -= 1;
    forget(name, client);
    serveNext();
  }

  function forget(name: string, client: Client): void {
    if (client.running === 0 && client.waiting.size === 0) clients.delete(name);
  }

  async function run<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const client = clients.get(name) ?? { running: 0, waiting: new Set() };
    clients.set(name, client);
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        signal.removeEventListener("abort", giveUp);
        resolve();
      };
      const giveUp = () => {
        client.waiting.delete(start);
        forget(name, client);
        reject(signal.reason);
      };
      if (signal.aborted) return giveUp();
      signal.addEventListener("abort", giveUp, { once: true });
      client.waiting.add(start);
      serveNext();
    });
    try {
      return await work();
    } finally {
      release(name, client);
    }
  }

  return {
    takes: (name, calls) => {
      const client = clients.get(name);
      const before = client === undefined ? 0 : client.running + client.waiting.size;
      return before + calls <= limits.maxRunningPerClient + limits.maxWaitingPerClient;
    },
    run,
  };
}
