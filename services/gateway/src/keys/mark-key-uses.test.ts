import { anAuthenticatedKey } from "@lunas/testkit/build/an-api-key";
import { addressOf, hashOf } from "@lunas/testkit/build/numbered";
import { markKeyUses } from "./mark-key-uses";

test("uses are written together, each key once with its last use, and the rest at the stop", async () => {
  let nowMs = 1;
  const found = {
    key: anAuthenticatedKey(),
    merchant: { id: "mer_1", walletAddress: addressOf(1) },
  } as const;
  const markUsed = jest.fn(async () => undefined);
  const keys = { authenticate: async (hash: string) => (hash === hashOf(9) ? null : found), markUsed };
  const part = markKeyUses({ keys, clock: { now: () => nowMs }, flushEveryMs: 60_000, onFault: () => undefined });
  await part.start?.();
  await part.keys.authenticate(hashOf(1));
  nowMs = 2;
  await part.keys.authenticate(hashOf(1));
  await part.keys.authenticate(hashOf(2));
  await part.keys.authenticate(hashOf(9));
  expect(markUsed).not.toHaveBeenCalled();
  await part.stop?.();
  expect(markUsed.mock.calls).toEqual([
    [
      [
        { hash: hashOf(1), usedAtMs: 2 },
        { hash: hashOf(2), usedAtMs: 2 },
      ],
    ],
  ]);
});
