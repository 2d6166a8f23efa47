import { aMerchant } from "@lunas/testkit/build/a-merchant";
import type { Merchant, WebhookSecrets } from "./merchant";
import { type ProfileChange, planProfile, updateProfile } from "./update-profile";

const nowMs = 1_800_000_000_000;
const dayMs = 86_400_000;
const noSecrets: WebhookSecrets = { current: null, previous: null, previousUntilMs: null };
const oldSecret = `whsec_${"A".repeat(43)}=`;
const newSecret = `whsec_${"B".repeat(43)}=`;

/** A store with one merchant, which concurrent requests may change between a read and a write. */
function storeOf(stored: Merchant) {
  const row = { merchant: stored };
  const update = jest.fn(async (_id: string, patch: object) => {
    row.merchant = { ...row.merchant, ...patch };
    return row.merchant;
  });
  const updateOver = jest.fn(async (secret: string | null, id: string, patch: object) =>
    row.merchant.webhookSecrets.current === secret ? update(id, patch) : null,
  );
  return { findById: async () => row.merchant, update, updateOver };
}

test("two secrets that are set at the same time both sign", async () => {
  const before = aMerchant({ webhookSecrets: { current: oldSecret, previous: null, previousUntilMs: null } });
  const merchants = storeOf(before);
  const deps = { merchants, clock: { now: () => nowMs }, allowPrivateTargets: false };
  const other = `whsec_${"C".repeat(43)}=`;
  const set = (webhookSecret: string) =>
    updateProfile(deps, { merchant: before, signedInAtMs: nowMs }, { webhookSecret });
  const reported = await Promise.all([set(newSecret), set(other)]);
  expect(reported).toMatchObject([{ newSecret }, { newSecret: other }]);
  expect((await merchants.findById()).webhookSecrets).toMatchObject({ current: other, previous: newSecret });
  // A third one that was planned from the first state would push the first one out, so it is refused.
  expect(await set(`whsec_${"D".repeat(43)}=`)).toMatchObject({ refused: "service_unavailable" });
  expect((await merchants.findById()).webhookSecrets).toMatchObject({ current: other, previous: newSecret });
});

const plan = (change: ProfileChange, webhookSecrets = noSecrets) =>
  planProfile(aMerchant({ webhookSecrets }), change, nowMs);

test("writes only the given fields", () => {
  expect(plan({})).toEqual({});
  expect(plan({ name: "Teh", defaultNetwork: "sandbox" })).toEqual({ name: "Teh", defaultNetwork: "sandbox" });
});

test.each([
  [{ defaultToken: "idrx" }, "unsupported_token"],
  [{ defaultToken: "USDC" }, "unsupported_token"],
  [{ defaultNetwork: "mars" }, "unsupported_network"],
])("%j is refused with %s", (change, code) => {
  expect(plan(change)).toMatchObject({ refused: code });
});

test("the first endpoint gets a new secret; a later one keeps the merchant's", () => {
  expect(plan({ webhookUrl: "https://kedai.example" })).toEqual({
    webhookUrl: "https://kedai.example",
    webhookDisabledAtMs: null,
    webhookSecrets: { ...noSecrets, current: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) },
  });
  const kept = plan({ webhookUrl: "https://kedai.example" }, { ...noSecrets, current: oldSecret });
  expect(kept).not.toHaveProperty("webhookSecrets");
});

test.each(["", null])("clearing the endpoint with %j needs no secret", (webhookUrl) => {
  expect(plan({ webhookUrl })).toEqual({ webhookUrl: null, webhookDisabledAtMs: null });
});

test("the previous secret signs for another day", () => {
  expect(plan({ webhookSecret: newSecret }, { ...noSecrets, current: oldSecret })).toEqual({
    webhookSecrets: { current: newSecret, previous: oldSecret, previousUntilMs: nowMs + dayMs },
  });
  expect(plan({ webhookSecret: newSecret })).toEqual({ webhookSecrets: { ...noSecrets, current: newSecret } });
});

const secretOf = (letter: string) => `whsec_${letter.repeat(43)}=`;

/** The secrets after a change to each of the letters' secrets, so many milliseconds after one another. */
function changedTo(letters: string, apartMs: number, webhookUrl: string | null = "https://kedai.example") {
  let secrets: WebhookSecrets = noSecrets;
  for (const [index, letter] of [...letters].entries()) {
    const planned = planProfile(
      aMerchant({ webhookSecrets: secrets, webhookUrl }),
      { webhookSecret: secretOf(letter) },
      nowMs + index * apartMs,
    );
    if ("refused" in planned || planned.webhookSecrets === undefined) return planned;
    secrets = planned.webhookSecrets;
  }
  return secrets;
}

test("each of three former secrets signs for its whole day, whatever comes after it", () => {
  const minute = 60_000;
  expect(changedTo("ABC", minute)).toEqual({
    current: secretOf("C"),
    previous: secretOf("B"),
    previousUntilMs: nowMs + 2 * minute + dayMs,
    older: [{ secret: secretOf("A"), untilMs: nowMs + minute + dayMs }],
  });
  expect(changedTo("ABCD", minute)).toMatchObject({ older: [{ secret: secretOf("B") }, { secret: secretOf("A") }] });
  expect(changedTo("ABCDE", dayMs / 2)).toMatchObject({ previous: secretOf("D"), older: [{ secret: secretOf("C") }] });
  // Set again, a former one is the current one and no former one.
  expect(changedTo("ABCDA", minute)).toMatchObject({
    current: secretOf("A"),
    older: [{ secret: secretOf("C") }, { secret: secretOf("B") }],
  });
});

test("a change that would end a secret before its time is refused, and says when it is possible", () => {
  const refusal = changedTo("ABCDE", 60_000);
  expect(refusal).toMatchObject({
    refused: "invalid_request",
    details: { webhookSecret: expect.stringContaining("24 hours") },
  });
  expect(JSON.stringify(refusal)).toContain(new Date(nowMs + 60_000 + dayMs).toISOString());
  expect(JSON.stringify(refusal)).not.toContain("whsec_");
  // Without an endpoint no receiver needs the oldest one.
  expect(changedTo("ABCDE", 60_000, null)).toMatchObject({
    current: secretOf("E"),
    older: [{ secret: secretOf("C") }, { secret: secretOf("B") }],
  });
});

test("setting the same secret again keeps the previous one", () => {
  const secrets = { current: newSecret, previous: oldSecret, previousUntilMs: nowMs + 5 };
  expect(plan({ webhookSecret: newSecret }, secrets)).toEqual({ webhookSecrets: secrets });
});

test("a new secret is shown once, and nothing is written without a change", async () => {
  const merchants = storeOf(aMerchant());
  const deps = { merchants, clock: { now: () => nowMs }, allowPrivateTargets: false };
  expect(await updateProfile(deps, { merchant: aMerchant(), signedInAtMs: nowMs }, {})).toEqual({
    merchant: aMerchant(),
    newSecret: null,
  });
  expect(merchants.update).not.toHaveBeenCalled();
  expect(
    await updateProfile(deps, { merchant: aMerchant(), signedInAtMs: nowMs }, { webhookSecret: newSecret }),
  ).toMatchObject({ newSecret });
});

test.each([
  ["http://kedai.example/hook", false, "invalid_request"],
  ["HTTP://kedai.example/hook", false, "invalid_request"],
  ["http://127.0.0.1:8080", true, undefined],
  ["https://kedai.example/hook", false, undefined],
  ["HTTPS://kedai.example/hook", false, undefined],
  ["", false, undefined],
  [null, false, undefined],
])("the URL %p, with http allowed: %p, is refused as %p", async (webhookUrl, allowPrivateTargets, code) => {
  const merchants = storeOf(aMerchant());
  const deps = { merchants, clock: { now: () => nowMs }, allowPrivateTargets };
  expect(
    await updateProfile(deps, { merchant: aMerchant(), signedInAtMs: nowMs }, { name: "Teh", webhookUrl }),
  ).toMatchObject(
    code === undefined ? { merchant: {} } : { refused: code, details: { webhookUrl: "must begin with https://" } },
  );
  expect(merchants.update).toHaveBeenCalledTimes(code === undefined ? 1 : 0);
});
