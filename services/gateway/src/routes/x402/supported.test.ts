import { addressOf, hashOf } from "@lunas/testkit/build/numbered";
import { chosenFor } from "./supported";

const signers = [1, 2, 3, 4].map((each) => addressOf(each));
const merchants = Array.from({ length: 200 }, (_, number) => `mer_${hashOf(number).slice(-22)}` as const);

test("each signer is named to about its share of the merchants, always the same one to a merchant", () => {
  const chosen = merchants.map((merchant) => chosenFor(merchant, signers));
  expect(merchants.map((merchant) => chosenFor(merchant, [...signers].reverse()))).toEqual(chosen);
  for (const signer of signers) expect(chosen.filter((each) => each === signer).length).toBeGreaterThan(25);
});

test("a signer that leaves moves only the merchants that it was named to", () => {
  const [gone, ...left] = signers;
  for (const merchant of merchants) {
    const before = chosenFor(merchant, signers);
    if (before !== gone) expect(chosenFor(merchant, left)).toBe(before);
  }
});
