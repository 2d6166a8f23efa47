import { createNewestHead } from "./newest-head";

function open(isAlone = false) {
  let nowMs = 1_000_000;
  const newest = createNewestHead({ now: () => nowMs }, { blockTimeMs: 2_000, isAlone });
  return { newest, pass: (ms: number) => (nowMs += ms) };
}

test("it never goes back while an endpoint shows it now and then", () => {
  const { newest, pass } = open();
  newest.saw(100);
  for (let round = 0; round < 20; round += 1) {
    pass(4_000);
    expect(newest.saw(97)).toBe(true);
    expect(newest.number()).toBe(100);
    newest.saw(100);
  }
});

test("a head that nobody has shown for ten seconds is given up: the chain went back", () => {
  const { newest, pass } = open();
  newest.saw(100);
  pass(9_000);
  newest.saw(90);
  expect(newest.number()).toBe(100);
  pass(2_000);
  newest.saw(90);
  expect(newest.number()).toBe(90);
});

test("a leap is not believed of one of several, unless it was compared or time enough went by", () => {
  const { newest, pass } = open();
  newest.saw(100);
  expect(newest.saw(109)).toBe(false);
  expect(newest.number()).toBe(100);
  expect(newest.saw(109, { isCompared: true })).toBe(true);
  expect(newest.number()).toBe(109);
  pass(60_000);
  expect(newest.saw(139)).toBe(true);
});

test("who has but one endpoint believes it", () => {
  const { newest } = open(true);
  newest.saw(100);
  expect(newest.saw(1_000_000)).toBe(true);
  expect(newest.number()).toBe(1_000_000);
});

test("another block at a height where the only endpoint has shown one: the chain went back", () => {
  const { newest } = open(true);
  for (const number of [98, 99, 100]) newest.saw(number, { hash: `0x${number}` });
  newest.saw(98, { hash: "0x98" });
  expect(newest.number()).toBe(100);
  newest.saw(99, { hash: "0xbb" });
  expect(newest.number()).toBe(99);
});
