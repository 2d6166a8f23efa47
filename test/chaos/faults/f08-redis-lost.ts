import type { Fault } from "../fault";

/** First it forgets, then it dies and comes back empty. */
export const redisLost: Fault = {
  id: "F8",
  title: "Redis flushed, then killed, while payments are in flight",
  at: "waiting",
  strike: async ({ scene, company, size }) => {
    await scene.flushRedis();
    await company.pay(Math.ceil(size / 2));
    await company.untilStored(size + Math.ceil(size / 2));
    await scene.world.stack.restart("redis", "SIGKILL");
  },
};
