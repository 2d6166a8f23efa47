import { endOf } from "./api-key";

test.each([
  [null, null, null],
  [5, null, 5],
  [null, 7, 7],
  [5, 7, 5],
  [9, 7, 7],
])("a key that was revoked at %p and whose grace ends at %p ends at %p", (revokedAtMs, expiresAtMs, end) => {
  expect(endOf({ revokedAtMs, expiresAtMs })).toBe(end);
});
