import { until } from "@lunas/testkit/time/until";
import type { Fault } from "../fault";

const settlers = [1, 2];
/** Each lane settles a payment in each block of a second: with the start and a busy machine this is the double of it. */
const confirmedWithinMs = 30_000;

/** A node, or a balancer before several, that keeps no transaction ahead of an account's next nonce. */
export const noFutureNonces: Fault = {
  id: "F51",
  title: 'the node keeps no transaction ahead of the next nonce ("nonce too high")',
  at: "sent",
  isLong: true,
  setUp: async ({ scenario }) => {
    for (const settler of settlers) scenario.proxy(settler).rule(() => ({ keepsFuture: false }));
  },
  strike: async ({ scenario, company, size }) => {
    await until(async () => (await company.count("confirmed")) === size, {
      timeoutMs: confirmedWithinMs,
      what: "every payment to be confirmed while the node keeps no future nonces",
    });
    const refused = settlers.flatMap((settler) => scenario.proxy(settler).errors());
    expect(refused.filter((message) => message === "nonce too high").length).toBeGreaterThan(0);
  },
};
