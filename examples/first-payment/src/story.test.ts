import { createStory } from "./story";

function scenario(colour = false) {
  const written: string[] = [];
  return { story: createStory({ write: (text) => void written.push(text), colour }), text: () => written.join("") };
}

test("a step shows its title, how long it took and what came of it", async () => {
  const { story, text } = scenario();
  const result = await story.step(
    "Adds",
    async () => 2,
    (sum) => [["sum", String(sum)]],
  );
  expect(result).toBe(2);
  expect(text()).toMatch(/^ 1 {2}Adds \.{30,} +\d+ ms\n {6}sum {11}2\n$/);
});

test("durations stand in one column, whatever the title's length", async () => {
  const { story, text } = scenario();
  for (const title of ["Short", "A title that is considerably longer"]) {
    await story.step(
      title,
      async () => {},
      () => [],
    );
  }
  const ends = text()
    .trimEnd()
    .split("\n")
    .map((line) => line.length);
  expect(new Set(ends).size).toBe(1);
});

test("a failing step says so and throws on", async () => {
  const { story, text } = scenario();
  const failing = story.step(
    "Fails",
    () => Promise.reject(new Error("no")),
    () => [],
  );
  await expect(failing).rejects.toThrow("no");
  expect(text()).toMatch(/failed\n$/);
});

test("a table is aligned to the right", () => {
  const { story, text } = scenario();
  story.table([
    ["", "before", "after"],
    ["payer", "Rp 25.000,00", "Rp 20.000,00"],
    ["merchant", "Rp 0,00", "Rp 5.000,00"],
  ]);
  const lines = text().trimEnd().split("\n");
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});

test("colours only where they are wanted", async () => {
  const plain = scenario();
  await plain.story.step(
    "x",
    async () => {},
    () => [],
  );
  expect(plain.text()).not.toContain("\x1b");
  const painted = scenario(true);
  await painted.story.step(
    "x",
    async () => {},
    () => [],
  );
  expect(painted.text()).toContain("\x1b[36m");
});
