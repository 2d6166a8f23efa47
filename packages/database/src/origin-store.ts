import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { shareStatements } from "./share-statements";

export interface OriginStore {
  /** Whether a live publishable key of any live merchant names this origin: a preflight has no key. */
  isRegisteredOrigin(origin: string): Promise<boolean>;
}

/** Clients can invent origins: however many arrive at once, the statements run one after the other. */
const together = { most: 256, atOnce: 1 };

export function createOriginStore(database: Database): OriginStore {
  return { isRegisteredOrigin: shareStatements((origins) => areRegistered(database, origins), together) };
}

async function areRegistered(database: Database, origins: readonly string[]): Promise<readonly boolean[]> {
  const rows = await database.query<{ readonly origin: string }>(Prisma.sql`
    select requested.origin from unnest(${[...origins]}::text[]) as requested (origin) cross join lateral (
      select from registered_origins o join merchants m on m.id = o.merchant_id
      where o.origin = requested.origin and o.live_until > now() and m.suspended_at is null
      limit 1
    ) as registered`);
  const registered = new Set(rows.map(({ origin }) => origin));
  return origins.map((origin) => registered.has(origin));
}
