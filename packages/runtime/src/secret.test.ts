import { inspect } from "node:util";
import { secret } from "./secret";

test("never prints its value, however it is converted to text", () => {
  const wrapped = secret("hunter2");
  const texts = [
    String(wrapped),
    `${wrapped}`,
    JSON.stringify({ wrapped }),
    inspect({ wrapped }, { showHidden: true }),
  ];
  for (const text of texts) {
    expect(text).toContain("[redacted]");
    expect(text).not.toContain("hunter2");
  }
  expect(Object.values(wrapped)).not.toContain("hunter2");
});

test("returns its value from `reveal`", () => {
  expect(secret("hunter2").reveal()).toBe("hunter2");
});
