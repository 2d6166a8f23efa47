import type { AttemptJournal, AttemptNote } from "@lunas/domain/settlement/attempt-journal";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { asJson } from "./rows/json";

/** Of attempts that are older than tables by month. */
const unmarked = Prisma.sql`date '2000-01-01'`;

/**
 * Notes on attempts in Postgres, in one statement; notes for unknown attempts are dropped. Only the timeline reads them:
 * their commit does not wait for the disk, so a crash of Postgres may lose the last half second of them.
 */
export function createAttemptJournal(database: Database): AttemptJournal {
  return {
    note: async (notes) => {
      await database.query(Prisma.sql`
        with setting as materialized (select set_config('synchronous_commit', 'off', true))
        update attempts a set
          published_at = coalesce(a.published_at, n.published_at),
          publishes = case when n.publishes = 0 then a.publishes else coalesce(a.publishes, 0) + n.publishes end,
          publish_outcome = case when a.publish_outcome = 'accepted' then 'accepted'
            else coalesce(n.outcome, a.publish_outcome) end,
          reorged_at = coalesce(a.reorged_at, n.reorged_at),
          reorged_block_number = coalesce(a.reorged_block_number, n.reorged_block_number)
        from (
          select hash, min(at) filter (where kind = 'broadcast') as published_at,
            count(*) filter (where kind = 'broadcast')::integer as publishes,
            (array_agg(outcome order by outcome = 'accepted' desc, at desc) filter (where kind = 'broadcast'))[1] as outcome,
            min(at) filter (where kind = 'reorged') as reorged_at,
            (array_agg(block_number order by at) filter (where kind = 'reorged'))[1] as reorged_block_number
          from jsonb_to_recordset(${asJson(notes.map(noteRow))}::jsonb)
            as note (kind text, hash text, at timestamptz, outcome text, block_number bigint)
          group by hash
        ) as n, setting
        where a.hash = n.hash and (a.month = ${unmarked} or a.month >= (now() - interval '2 months')::date)`);
    },
  };
}

function noteRow(note: AttemptNote): object {
  const common = { kind: note.kind, hash: note.hash, at: new Date(note.atMs).toISOString() };
  return note.kind === "broadcast"
    ? Object.assign(common, { outcome: note.outcome })
    : Object.assign(common, { block_number: note.blockNumber });
}
