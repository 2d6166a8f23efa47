import { setTimeout as pause } from "node:timers/promises";
import { until } from "@lunas/testkit/time/until";
import { holdBlocks } from "../../harness/hold-blocks";
import type { Installation } from "../installation";
import { customers, type Part } from "../part";
import { startArchive } from "../servers/archive";
import { startForwarder } from "../servers/forwarder";
import { atPort } from "../servers/pgbouncer";

/** In it the chain settles what the database had in flight. */
const withoutDatabaseMs = 4_000;

/**
 * The disk of PostgreSQL is lost while every customer has a payment in flight. It is restored from a base backup and the
 * archived log; meanwhile the chain has gone on.
 */
export const archive: Part = {
  name: "archive",
  title: "PostgreSQL restored from its archive",
  async arrange(stack) {
    const archived = await startArchive(stack);
    const forwarder = await startForwarder(Number(new URL(stack.databaseUrl).port));
    let inFlight = 0;
    const loseTheDisk = async (installation: Installation) => {
      const held = await holdBlocks(stack.chains.sandbox.rpcUrl, 1);
      await until(async () => (await countInFlight(installation)) >= customers, {
        timeoutMs: 60_000,
        intervalMs: 100,
        what: "a payment in flight for each customer",
      });
      inFlight = await countInFlight(installation);
      await archived.complete();
      await stack.supervisor.signal("postgres", "SIGKILL");
      await held.resume();
      await pause(withoutDatabaseMs);
      forwarder.turnTo(Number(new URL(await archived.restore()).port));
    };
    return {
      env: (service) => ({ DATABASE_URL: atPort(stack.databaseUrlOf(`lunas_${service}`), forwarder.port) }),
      databaseUrl: atPort(stack.databaseUrl, forwarder.port),
      steps: [{ title: "the disk is lost, and restored from the archive", act: loseTheDisk, lastsMs: 15_000 }],
      examine: async () => ({
        note: `${inFlight} payments in flight, mined before the restore`,
        wrong: [],
      }),
      close: () => forwarder.close(),
    };
  },
};

/** Pending payments whose transaction is stored and not final. */
async function countInFlight({ query }: Installation): Promise<number> {
  const [row] = await query<{ n: number }>(
    `select count(*)::int as n from payments p where p.status = 'pending'
     and exists (select 1 from transactions t where t.payment_id = p.id and t.state = 'open')`,
  );
  return row?.n ?? 0;
}
