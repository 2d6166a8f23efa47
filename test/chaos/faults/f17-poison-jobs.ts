import { newId } from "@lunas/domain/shared/id";
import { Redis } from "ioredis";
import type { Fault } from "../fault";

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

/** The queue gets malformed jobs and unknown payments between the valid ones. */
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
    for (let round = 0; round < rounds; round += 1) {
      for (const data of [...poison, { paymentIds: [newId("pay"), newId("pay")] }])
        await queue.add("settle", data, { attempts: 3 });
    }
    await company.chainControl.release();
    await company.pay(Math.ceil(size / 2));
    await queue.close();
    connection.disconnect();
  },
};
