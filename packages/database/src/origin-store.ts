import type { Database } from "./connect";
import { gatherCalls } from "./gather-calls";
import { Prisma } from "./generated/client";

export interface OriginStore {
  /** Whether a live publishable key of a live merchant names this origin, whoever's it is: a preflight carries no key. */
  isRegisteredOrigin(origin: string): Promise<boolean>;
}

/** Anybody can invent origins: however many come at a time, they are one statement after the other. */
const together = { most: 256, inFlight: 1 };

export function createOriginStore(database: Database): OriginStore {
  return { isRegisteredOrigin: gatherCalls((origins) => areRegistered(database, origins), together) };
}

async function areRegistered(database: Database, origins: readonly string[]): Promise<readonly boolean[]> {
  const rows = await database.query<{ readonly origin: string }>(Prisma.sql`
    select wanted.origin from unnest(${[...origins]}::text[]) as wanted (origin) cross join lateral (
      select from registered_origins o join merchants m on m.id = o.merchant_id
      where o.origin = wanted.origin and o.live_until > now() and m.suspended_at is null
      limit 1
    ) as registered`);
  const registered = new Set(rows.map(({ origin }) => origin));
  return origins.map((origin) => registered.has(origin));
}
