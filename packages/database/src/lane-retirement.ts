import type { LaneRetirement } from "@lunas/domain/operations/lane-retirement";
import { noting } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";

/** In Postgres. A higher fencing token ends what the lane's holder may write. */
export function createLaneRetirement(database: Database): LaneRetirement {
  return {
    retire: async ({ chainId, address }, entry) => {
      const change = Prisma.sql`
        update lanes set retired_at = now(), owner = null, lease_until = now(), fencing_token = fencing_token + 1
        where chain_id = ${chainId}::integer and address = ${address} and retired_at is null returning id`;
      if ((await database.query(noting(change, entry))).length > 0) return "retired";
      const known = Prisma.sql`select from lanes where chain_id = ${chainId}::integer and address = ${address}`;
      return (await database.query(known)).length > 0 ? "again" : "unknown";
    },
  };
}
