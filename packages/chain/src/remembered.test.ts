import { remembered } from "./remembered";

test("computes a recent key once, and keeps no more than its size", () => {
  const made: string[] = [];
  const upper = remembered((key) => {
    made.push(key);
    return key.toUpperCase();
  }, 4);
  expect([upper("a"), upper("b"), upper("a")]).toEqual(["A", "B", "A"]);
  expect(made).toEqual(["a", "b"]);
  // A hit keeps its entry, however many other keys are used meanwhile.
  for (const key of ["c", "a", "d", "a", "e", "a", "f", "a"]) expect(upper(key)).toBe(key.toUpperCase());
  expect(made).toEqual(["a", "b", "c", "d", "e", "f"]);
  for (const key of ["g", "h", "i", "j"]) upper(key);
  upper("b");
  expect(made.at(-1)).toBe("b");
});
