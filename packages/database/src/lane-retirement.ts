import type { LaneRetirement } from "@lunas/domain/operations/lane-retirement";
import { noting } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";

/** In Postgres. A higher fencing token ends what the lane's holder may write; the fence of a chain that begins anew stays. */
export function createLaneRetirement(database: Database): LaneRetirement {
  const attempt: LaneRetirement["retire"] = async ({ chainId, address }, entry) => {
    const change = Prisma.sql`
        update lanes set retired_at = now(), fencing_token = fencing_token + 1,
          owner = case owner when 'chain reset' then owner end,
          lease_until = case owner when 'chain reset' then lease_until else now() end
        where chain_id = ${chainId}::integer and address = ${address} and retired_at is null returning id`;
    if ((await database.query(noting(change, entry))).length > 0) return "retired";
    const known = Prisma.sql`
        select retired_at is not null as "isRetired" from lanes where chain_id = ${chainId}::integer and address = ${address}`;
    const [lane] = await database.query<{ readonly isRetired: boolean }>(known);
    if (lane === undefined) return "unknown";
    // The chain began anew at this moment: the signer's lane is a new row, which the change did not see.
    return lane.isRetired ? "again" : await attempt({ chainId, address }, entry);
  };
  return { retire: attempt };
}
