import { demandRecentSignIn } from "./recent-sign-in";

const hourMs = 3_600_000;
const nowMs = 1_800_000_000_000;

test.each([
  [0, true],
  [12 * hourMs, true],
  [12 * hourMs + 1, false],
  [7 * 24 * hourMs, false],
])("a sign-in %p ms ago is recent: %p", (agoMs, isRecent) => {
  const refusal = demandRecentSignIn({ signedInAtMs: nowMs - agoMs }, nowMs);
  expect(refusal?.refused).toBe(isRecent ? undefined : "reauthentication_required");
});
