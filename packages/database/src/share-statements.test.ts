import { Unavailable } from "@lunas/domain/shared/unavailable";
import { shareStatements } from "./share-statements";

const rules = { most: 10, atOnce: 1 };

it("a call that cannot succeed fails alone", async () => {
  const call = shareStatements(async (inputs: readonly number[]) => {
    if (inputs.includes(13)) throw new Error("unlucky");
    return inputs;
  }, rules);
  const outcomes = await Promise.allSettled([1, 13, 3].map(call));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

it("an unavailable database is asked once for all of them", async () => {
  let statements = 0;
  const call = shareStatements(async (_: readonly number[]): Promise<readonly number[]> => {
    statements += 1;
    throw new Unavailable("database", "no answer");
  }, rules);
  const outcomes = await Promise.allSettled([1, 2, 3].map(call));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(statements).toBe(1);
});
