import { remembered } from "./remembered";

test("what was asked lately is made once, and no more is kept than was said", () => {
  const made: string[] = [];
  const upper = remembered((key) => {
    made.push(key);
    return key.toUpperCase();
  }, 4);
  expect([upper("a"), upper("b"), upper("a")]).toEqual(["A", "B", "A"]);
  expect(made).toEqual(["a", "b"]);
  // A look keeps what it finds, however much else is asked meanwhile.
  for (const key of ["c", "a", "d", "a", "e", "a", "f", "a"]) expect(upper(key)).toBe(key.toUpperCase());
  expect(made).toEqual(["a", "b", "c", "d", "e", "f"]);
  for (const key of ["g", "h", "i", "j"]) upper(key);
  upper("b");
  expect(made.at(-1)).toBe("b");
});
