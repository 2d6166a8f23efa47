import { LunasError } from "@lunas/protocol/wire/lunas-error";

/**
 * Limits how much of the shop's rate limit at the service unproven clients can use. An address with repeated refusals
 * is not sent on any more. Payers whose signature cannot be checked here share a part: the rest is for proven payers. So do the refusals of all
 * clients without a name.
 */
export interface Admission {
  /** Waits while the client's calls in flight could use up its refusals. `null`: a client without a name. Throws `rate_limited`. */
  enter(client: string | null, isProven: boolean): Promise<Place>;
  /** Reads the limit from the service's `RateLimit-Policy` header. */
  learn(policy: string | null): void;
}

export interface Place {
  /** Records the service's answer. Counts once. */
  leave(wasRefused: boolean): void;
}

/** For a caller that is admitted whatever the counts are. */
export const noPlace: Place = { leave: () => undefined };

interface Client {
  refusedAt: number[];
  inFlight: number;
  waiting: (() => void)[];
}

const REFUSALS = 10;
const WINDOW_MS = 60_000;
const MOST_WAITING = 200;
const MOST_CLIENTS = 10_000;
/** The service's limit for a key, unless the service announces another. */
const LIMIT = 60;

export function admission(now: () => number): Admission {
  const clients = new Map<string | null, Client>();
  let limit = LIMIT;
  let unprovenAt: number[] = [];

  const takeUnproven = (): void => {
    unprovenAt = unprovenAt.filter((atMs) => atMs > now() - WINDOW_MS);
    const [oldest] = unprovenAt;
    if (oldest !== undefined && unprovenAt.length >= Math.floor(limit / 4)) throw limited(oldest + WINDOW_MS - now());
    unprovenAt.push(now());
  };
  const clientOf = (name: string | null): Client => {
    const client = clients.get(name) ?? { refusedAt: [], inFlight: 0, waiting: [] };
    client.refusedAt = client.refusedAt.filter((atMs) => atMs > now() - WINDOW_MS);
    // The most recent client goes to the end: the first ones are removed first.
    clients.delete(name);
    clients.set(name, client);
    if (clients.size > MOST_CLIENTS) forgetOldest(clients);
    return client;
  };
  return {
    async enter(name, isProven) {
      let client = clientOf(name);
      const mostOf = () => (name === null ? Math.floor(limit / 4) : REFUSALS);
      for (; !hasRoom(client, mostOf(), now); client = clientOf(name)) {
        const { waiting } = client;
        if (waiting.length >= MOST_WAITING) throw limited(1_000);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      if (!isProven) takeUnproven();
      client.inFlight += 1;
      return placeOf(client, now);
    },
    learn(policy) {
      const quota = Number(/;\s*q=([0-9]{1,9})/.exec(policy ?? "")?.[1] ?? Number.NaN);
      if (quota >= 4) limit = quota;
    },
  };
}

/**
 * Whether one more call stays below the limit even if it is refused. Throws `rate_limited` where the limit is reached
 * already.
 */
function hasRoom({ refusedAt, inFlight }: Client, most: number, now: () => number): boolean {
  if (refusedAt.length >= most) throw limited((refusedAt[refusedAt.length - most] ?? 0) + WINDOW_MS - now());
  return refusedAt.length + inFlight < most;
}

function placeOf(client: Client, now: () => number): Place {
  let isLeft = false;
  return {
    leave(wasRefused) {
      if (isLeft) return;
      isLeft = true;
      client.inFlight -= 1;
      if (wasRefused) client.refusedAt.push(now());
      for (const wake of client.waiting.splice(0)) wake();
    },
  };
}

function forgetOldest(clients: Map<string | null, Client>): void {
  for (const [name, { inFlight }] of clients) {
    if (inFlight > 0 || name === null) continue;
    clients.delete(name);
    return;
  }
}

function limited(waitMs: number): LunasError {
  return new LunasError("Too many payments were refused, from this address or without one. Try again later.", {
    code: "rate_limited",
    status: 429,
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
  });
}

/** Whether the service refused the payment itself, not the shop, and not for a temporary reason. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof LunasError)) return false;
  return error.status >= 400 && error.status < 500 && ![401, 403, 429].includes(error.status);
}
