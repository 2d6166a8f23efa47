import { sandbox } from "@lunas/catalog/chains/sandbox";
import { anOrder } from "@lunas/testkit/build/an-order";
import { AnswerTooLong } from "../rpc/answer-too-long";
import type { Rpc } from "../rpc/rpc";
import { simulate } from "./simulate";

/** A node whose answer has 4 places; a settlement of one of these payers takes so many. */
function nodeWith(places: ReadonlyMap<bigint, number>) {
  const sizes: number[] = [];
  const rpc: Rpc = {
    batch: async (calls) => {
      sizes.push(calls.length);
      const texts = calls.map(({ params }) => JSON.stringify(params));
      const costs = texts.map((text) => {
        const [, own = 0] = [...places].find(([amount]) => text.includes(amount.toString(16).padStart(64, "0"))) ?? [];
        return own;
      });
      if (costs.reduce((sum, cost) => sum + cost, 0) > 4) throw new AnswerTooLong("too long");
      return costs.map((cost) =>
        cost === 0 ? { result: "0x" } : { error: { code: 3, message: "execution reverted", data: "0x" } },
      );
    },
  };
  return { rpc, sizes };
}

const orders = [11n, 12n, 13n, 14n, 15n, 16n].map((amount) => anOrder({ amount: amount * 1_000_003n }));
const amountAt = (index: number) => orders[index]?.amount ?? 0n;

test("settlements whose answers are too long together are simulated apart, and one that is too long alone is unreadable", async () => {
  const { rpc, sizes } = nodeWith(
    new Map([
      [amountAt(1), 3],
      [amountAt(2), 3],
      [amountAt(5), 9],
    ]),
  );
  const kinds = (await simulate({ chain: sandbox, rpc, atSeconds: 1 }, orders)).map(({ kind }) => kind);
  expect(kinds).toEqual(["passes", "fails", "fails", "passes", "passes", "unreadable"]);
  expect(sizes[0]).toBe(6);
});

test("ordinary settlements have one round trip, and another failure fails for all", async () => {
  const { rpc, sizes } = nodeWith(new Map());
  await simulate({ chain: sandbox, rpc, atSeconds: 1 }, orders);
  expect(sizes).toEqual([6]);
  const away: Rpc = { batch: async () => Promise.reject(new Error("away")) };
  await expect(simulate({ chain: sandbox, rpc: away, atSeconds: 1 }, orders)).rejects.toThrow("away");
});
