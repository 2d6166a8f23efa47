import { inspect } from "node:util";
import { secret } from "./secret";

test("prints nothing of its value, in whatever way it is turned into text", () => {
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

test("gives its value to whoever asks for it by name", () => {
  expect(secret("hunter2").reveal()).toBe("hunter2");
});
