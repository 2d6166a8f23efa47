import { newId } from "@lunas/domain/shared/id";
import { Redis } from "ioredis";
import type { Fault, Fixture } from "../fault";

interface RawQueue {
  add(name: string, data: unknown, options?: object): Promise<unknown>;
  close(): Promise<void>;
}

const poison: readonly unknown[] = [
  null,
  "pay",
  {},
  { paymentIds: [] },
  { paymentIds: ["pay_' or 1=1"] },
  { paymentIds: [{ id: 7 }] },
  { paymentIds: ["x".repeat(20_000)] },
  { paymentIds: Array.from({ length: 5_000 }, () => newId("pay")) },
];
const rounds = 30;
const settlers = ["settler-1", "settler-2"];

const attacker = `0x${"3".repeat(40)}`;

/** The payments without a transaction, each in a job of its own whose order pays another account. */
async function forgedOrders({ query }: Fixture["scenario"]): Promise<readonly object[]> {
  const rows = await query<Readonly<Record<string, string>> & { readonly id: string }>(
    `select id, asset, permit2, payer, amount::text, nonce::text, deadline::text, valid_after::text as "validAfter",
       checked_at_block::text as "checkedAtBlock", signature
     from payments p where status = 'pending' and not exists (select from transactions t where t.payment_id = p.id)`,
    [],
  );
  expect(rows.length).toBeGreaterThan(10);
  return rows.map(({ id, ...order }) => ({ paymentIds: [id], orders: { [id]: { ...order, payTo: attacker } } }));
}

/** The queue gets malformed jobs, unknown payments and forged orders between the valid ones. */
export const poisonJobs: Fault = {
  id: "F17",
  title: "poison jobs in the queue",
  at: "stored",
  strike: async ({ scenario, company, size }) => {
    // A package of the queue alone: tests may reach in, the services may not.
    const { Queue } = jest.requireActual<{ Queue: new (name: string, options: object) => RawQueue }>(
      "../../../packages/queue/node_modules/bullmq",
    );
    const connection = new Redis(scenario.harness.stack.redisUrl, { maxRetriesPerRequest: null });
    const queue = new Queue("settlements-sandbox", { connection, skipVersionCheck: true });
    // The settlers sleep while payments are stored, so that they find the forged orders before the payments' own jobs.
    for (const name of settlers) await scenario.signal(name, "SIGSTOP");
    await company.pay(Math.ceil(size / 2));
    await company.untilStored(size + Math.ceil(size / 2));
    for (const data of await forgedOrders(scenario)) await queue.add("settle", data, { lifo: true });
    for (const name of settlers) await scenario.signal(name, "SIGCONT");
    for (let round = 0; round < rounds; round += 1) {
      for (const data of [...poison, { paymentIds: [newId("pay"), newId("pay")] }])
        await queue.add("settle", data, { attempts: 3 });
    }
    await company.chainControl.release();
    await queue.close();
    connection.disconnect();
  },
};
