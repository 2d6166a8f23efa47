import { newApiKey } from "@lunas/domain/merchant/api-key";
import { hashApiKey } from "@lunas/domain/merchant/authenticate";
import { knownSecretKeys } from "./known-secret-keys";

type Found = Awaited<ReturnType<ReturnType<typeof knownSecretKeys>["authenticate"]>>;

const aKey = (type: "secret" | "publishable" = "secret") => newApiKey({ type, environment: "sandbox" }).key;
const found = (type: "secret" | "publishable" = "secret") =>
  ({ key: { id: "key_1", type }, merchant: { id: "mer_1" } }) as unknown as Found;

function fixture(answer: Found) {
  const time = { nowMs: 1_000 };
  const authenticate = jest.fn(async () => answer);
  return { time, authenticate, known: knownSecretKeys({ authenticate }, () => time.nowMs) };
}

test("a valid secret key stays known for an hour without a look-up", async () => {
  const { time, authenticate, known } = fixture(found());
  const key = aKey();
  expect(known.idOf(key)).toBeNull();
  await known.authenticate(hashApiKey(key));
  time.nowMs += 3_599_999;
  expect([known.idOf(key), known.idOf(aKey()), authenticate.mock.calls.length]).toEqual(["key_1", null, 1]);
  time.nowMs += 2;
  expect(known.idOf(key)).toBeNull();
});

test.each<[string, string | undefined, Found]>([
  ["an unknown key", aKey(), null],
  ["a suspended merchant's", aKey(), "suspended"],
  ["a publishable key", aKey("publishable"), found("publishable")],
  ["none", undefined, found()],
  ["a text that is not a key", "hunter2", found()],
])("never: %s", async (_name, key, answer) => {
  const { known } = fixture(answer);
  await known.authenticate(hashApiKey(key ?? ""));
  expect(known.idOf(key)).toBeNull();
});

test("a key that no longer exists is not known any more", async () => {
  const { authenticate, known } = fixture(found());
  const key = aKey();
  await known.authenticate(hashApiKey(key));
  authenticate.mockResolvedValue(null);
  await known.authenticate(hashApiKey(key));
  expect(known.idOf(key)).toBeNull();
});
