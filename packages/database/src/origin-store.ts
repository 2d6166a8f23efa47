import type { Database } from "./connect";
import { Prisma } from "./generated/client";

export interface OriginStore {
  /** Whether a live publishable key of a live merchant names this origin, whoever's it is: a preflight carries no key. */
  isRegisteredOrigin(origin: string): Promise<boolean>;
}

export function createOriginStore(database: Database): OriginStore {
  return {
    isRegisteredOrigin: async (origin) => {
      const rows = await database.query(Prisma.sql`
        select 1 as found from api_keys k join merchants m on m.id = k.merchant_id
        where k.type = 'publishable' and k.revoked_at is null and k.allowed_origins @> array[${origin}]
          and (k.expires_at is null or k.expires_at > now()) and m.suspended_at is null
        limit 1`);
      return rows.length > 0;
    },
  };
}
