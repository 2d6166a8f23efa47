import { until } from "@lunas/testkit/time/until";
import type { Fault, Stage } from "../fault";

const publishes = (methods: readonly string[]) => methods.includes("eth_sendRawTransaction");

/** The node really has each transaction when it is handed it again: in its pool (settler 1) or in a block (settler 2). */
export const refusedWhenPublishedAgain: Fault = {
  id: "F4",
  title: '"already known" and "nonce too low" when publishing again',
  at: "sent",
  setUp: async ({ scene }) => {
    scene.proxy(1).rule((methods) => (publishes(methods) ? "twice" : "forward"));
    scene.proxy(2).rule((methods) => (publishes(methods) ? { againAfterMs: 2_500 } : "forward"));
  },
  strike: async (stage) => {
    await stage.company.untilStored(stage.size);
    await Promise.all([untilTold(stage, 1, /already/i), untilTold(stage, 2, /nonce too low/i)]);
  },
};

/** Until the node has told a settler so. */
async function untilTold({ scene }: Stage, settler: number, words: RegExp): Promise<void> {
  const wait = { timeoutMs: 20_000, intervalMs: 20, what: `settler ${settler} to be told ${words}` };
  await until(
    () =>
      scene
        .proxy(settler)
        .errors()
        .some((message) => words.test(message)),
    wait,
  );
}
