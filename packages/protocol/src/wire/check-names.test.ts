import { checkNames } from "./check-names";

const names = ["price", "payTo", "maxWaitMs", "consume"];

test.each([
  ["payto", "payTo"],
  ["maxWait", "maxWaitMs"],
  ["max_wait_ms", "maxWaitMs"],
  ["comsume", "consume"],
  ["pirce", "price"],
])("%s: suggests %s", (given, meant) => {
  expect(() => checkNames("a gate", { [given]: 1 }, names)).toThrow(
    `a gate has no option "${given}". Did you mean ${meant}?`,
  );
});

test("without a similar name the error lists all options", () => {
  expect(() => checkNames("a gate", { colour: 1 }, names)).toThrow("The options are price, payTo, maxWaitMs, consume.");
  expect(() => checkNames("a gate", null, names)).toThrow(expect.objectContaining({ code: "invalid_option" }));
  expect(() => checkNames("a gate", { price: 1, consume: undefined }, names)).not.toThrow();
});
