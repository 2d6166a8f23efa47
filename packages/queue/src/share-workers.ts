/** How the workers of one process are shared among groups, so that a group whose work hangs leaves room for the others. */
export interface WorkerShares {
  /** Takes a place of the group's share: null when it got one, else how many milliseconds later to ask again. */
  take(group: string, jobId: string): number | null;
  give(group: string, jobId: string): void;
}

interface Share {
  /** Job id → since when it has its place. */
  readonly running: Map<string, number>;
  /** Job id → its ticket, in the order in which they came. */
  readonly waiting: Map<string, number>;
  nextTicket: number;
  /** How long the last ones kept their place, in milliseconds. */
  heldMs: number;
}

const shortestWaitMs = 20;
const longestWaitMs = 15_000;

/**
 * At most `limit` at a time for each group. A job that finds its group's share taken waits about as long as it will take until its
 * turn: every time it asks costs Redis a round trip, and a thousand jobs of one hanging endpoint must not spend all of them.
 */
export function createWorkerShares(limit: number, nowMs: () => number = () => performance.now()): WorkerShares {
  const shares = new Map<string, Share>();

  return {
    take(group, jobId) {
      const share = shares.get(group) ?? { running: new Map(), waiting: new Map(), nextTicket: 0, heldMs: 0 };
      shares.set(group, share);
      if (share.running.size < limit) {
        share.running.set(jobId, nowMs());
        share.waiting.delete(jobId);
        return null;
      }
      return waitMs(share, { limit, nowMs: nowMs(), place: placeInLine(share, jobId) });
    },
    give(group, jobId) {
      const share = shares.get(group);
      const since = share?.running.get(jobId);
      if (share === undefined || since === undefined) return;
      share.running.delete(jobId);
      share.heldMs = (share.heldMs + nowMs() - since) / 2;
      // With nothing running, whoever is noted as waiting finds a place next time, here or in another process.
      if (share.running.size === 0) shares.delete(group);
    },
  };
}

/** 0 for who is next. Who gave up waiting here leaves a gap, which is as good as one more before us. */
function placeInLine(share: Share, jobId: string): number {
  const ticket = share.waiting.get(jobId) ?? share.nextTicket++;
  share.waiting.set(jobId, ticket);
  const [firstTicket = ticket] = share.waiting.values();
  return ticket - firstTicket;
}

interface Moment {
  readonly limit: number;
  readonly nowMs: number;
  readonly place: number;
}

/** Rounds until its turn × the time of a round: what the last ones took, or the oldest running one has taken already. */
function waitMs({ running, heldMs }: Share, { limit, nowMs, place }: Moment): number {
  const [oldestSinceMs = nowMs] = running.values();
  const roundMs = Math.max(heldMs, nowMs - oldestSinceMs);
  const wantedMs = roundMs * (1 + Math.floor(place / limit));
  return Math.min(longestWaitMs, Math.max(shortestWaitMs, Math.ceil(wantedMs)));
}
