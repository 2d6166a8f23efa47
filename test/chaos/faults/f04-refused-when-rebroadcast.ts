import { until } from "@lunas/testkit/time/until";
import type { Fault, Fixture } from "../fault";

const publishes = (methods: readonly string[]) => methods.includes("eth_sendRawTransaction");

/** The node really has each transaction when it is handed it again: in its pool (settler 1) or in a block (settler 2). */
export const refusedWhenRebroadcast: Fault = {
  id: "F4",
  title: '"already known" and "nonce too low" when publishing again',
  at: "sent",
  setUp: async ({ scenario }) => {
    scenario.proxy(1).rule((methods) => (publishes(methods) ? "twice" : "forward"));
    scenario.proxy(2).rule((methods) => (publishes(methods) ? { againAfterMs: 2_500 } : "forward"));
  },
  strike: async (fixture) => {
    await fixture.company.untilStored(fixture.size);
    await Promise.all([untilReported(fixture, 1, /already/i), untilReported(fixture, 2, /nonce too low/i)]);
  },
};

/** Until the node has told a settler so. */
async function untilReported({ scenario }: Fixture, settler: number, words: RegExp): Promise<void> {
  const wait = { timeoutMs: 20_000, intervalMs: 20, what: `settler ${settler} to be told ${words}` };
  await until(
    () =>
      scenario
        .proxy(settler)
        .errors()
        .some((message) => words.test(message)),
    wait,
  );
}
