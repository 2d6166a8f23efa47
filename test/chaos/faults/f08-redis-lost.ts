import type { Fault } from "../fault";

/** First it forgets, then it dies and comes back empty. */
export const redisLost: Fault = {
  id: "F8",
  title: "Redis flushed, then killed, while payments are in flight",
  at: "waiting",
  strike: async ({ scenario, company, size }) => {
    await scenario.flushRedis();
    await company.pay(Math.ceil(size / 2));
    await company.untilStored(size + Math.ceil(size / 2));
    await scenario.harness.stack.restart("redis", "SIGKILL");
  },
};
