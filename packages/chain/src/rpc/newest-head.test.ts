import { createNewestHead } from "./newest-head";

function open(isAlone = false) {
  let nowMs = 1_000_000;
  const newest = createNewestHead({ now: () => nowMs }, { blockTimeMs: 2_000, isAlone });
  return { newest, pass: (ms: number) => (nowMs += ms) };
}

test("it never goes back while an endpoint still shows it", () => {
  const { newest, pass } = open();
  newest.saw(100);
  for (let round = 0; round < 20; round += 1) {
    pass(4_000);
    expect(newest.saw(97)).toBe(true);
    expect(newest.number()).toBe(100);
    newest.saw(100);
  }
});

test("a head that no endpoint shows for ten seconds is dropped: the chain went back", () => {
  const { newest, pass } = open();
  newest.saw(100);
  pass(9_000);
  newest.saw(90);
  expect(newest.number()).toBe(100);
  pass(2_000);
  newest.saw(90);
  expect(newest.number()).toBe(90);
});

test("one of several endpoints is not believed a leap, unless it was compared or enough time has passed", () => {
  const { newest, pass } = open();
  newest.saw(100);
  expect(newest.saw(109)).toBe(false);
  expect(newest.number()).toBe(100);
  expect(newest.saw(109, { isCompared: true })).toBe(true);
  expect(newest.number()).toBe(109);
  pass(60_000);
  expect(newest.saw(139)).toBe(true);
});

test("the only endpoint is believed", () => {
  const { newest } = open(true);
  newest.saw(100);
  expect(newest.saw(1_000_000)).toBe(true);
  expect(newest.number()).toBe(1_000_000);
});

test("another block at a known height of the only endpoint means that the chain went back", () => {
  const { newest } = open(true);
  for (const number of [98, 99, 100]) newest.saw(number, { hash: `0x${number}` });
  newest.saw(98, { hash: "0x98" });
  expect(newest.number()).toBe(100);
  newest.saw(99, { hash: "0xbb" });
  expect(newest.number()).toBe(99);
});
