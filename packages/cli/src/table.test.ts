import { table } from "./table";

test("columns are as wide as their widest cell, and no line ends with spaces", () => {
  expect(
    table([
      ["a", "bb", "c"],
      ["ddd", "e", ""],
    ]),
  ).toBe("a    bb  c\nddd  e");
  expect(table([])).toBe("");
});
