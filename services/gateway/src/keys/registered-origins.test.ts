import { registeredOrigins } from "./registered-origins";

const shop = "https://shop.example";

function fixture() {
  const time = { nowMs: 1_000_000 };
  const registered = new Set([shop]);
  const store = { isRegisteredOrigin: jest.fn(async (origin: string) => registered.has(origin)) };
  return { time, registered, store, isRegistered: registeredOrigins(store, () => time.nowMs) };
}

test("an origin is looked up once and then cached, and a removed one ends within five seconds", async () => {
  const { time, registered, store, isRegistered } = fixture();
  expect([await isRegistered(shop), await isRegistered(shop)]).toEqual([true, true]);
  expect(store.isRegisteredOrigin).toHaveBeenCalledTimes(1);
  registered.delete(shop);
  time.nowMs += 4_500;
  expect(await isRegistered(shop)).toBe(false);
});

test("while the database is away the last answer is used, and an unknown origin gets nothing", async () => {
  const { time, store, isRegistered } = fixture();
  await isRegistered(shop);
  time.nowMs += 10_000;
  store.isRegisteredOrigin.mockRejectedValue(new Error("away"));
  expect(await isRegistered(shop)).toBe(true);
  expect(await isRegistered("https://other.example")).toBe(false);
});

test("invented origins evict no registered one, and are not looked up again for a while", async () => {
  const { time, store, isRegistered } = fixture();
  await isRegistered(shop);
  const invented = Array.from({ length: 12_000 }, (_, at) => `https://${at}.example`);
  for (const origin of invented) await isRegistered(origin);
  expect(store.isRegisteredOrigin).toHaveBeenCalledTimes(12_001);
  for (const origin of invented.slice(-1_000)) expect(await isRegistered(origin)).toBe(false);
  expect(store.isRegisteredOrigin).toHaveBeenCalledTimes(12_001);
  time.nowMs += 5_000;
  store.isRegisteredOrigin.mockRejectedValue(new Error("away"));
  expect([await isRegistered(shop), await isRegistered("https://1.example")]).toEqual([true, false]);
});

test("a newly registered origin works within seconds", async () => {
  const { time, registered, isRegistered } = fixture();
  expect(await isRegistered("https://new.example")).toBe(false);
  registered.add("https://new.example");
  time.nowMs += 4_001;
  expect(await isRegistered("https://new.example")).toBe(true);
});

test("opaque and very long origins are not looked up", async () => {
  const { store, isRegistered } = fixture();
  expect(await isRegistered("null")).toBe(false);
  expect(await isRegistered(`https://${"a".repeat(400)}.example`)).toBe(false);
  expect(store.isRegisteredOrigin).not.toHaveBeenCalled();
});

test("simultaneous look-ups of one origin become one, and no request joins one that hangs", async () => {
  let nowMs = 0;
  const answers: ((isRegistered: boolean) => void)[] = [];
  const isRegisteredOrigin = jest.fn(() => new Promise<boolean>((resolve) => void answers.push(resolve)));
  const isRegistered = registeredOrigins({ isRegisteredOrigin }, () => nowMs);
  const hanging = [isRegistered("https://a.example"), isRegistered("https://a.example")];
  expect(isRegisteredOrigin).toHaveBeenCalledTimes(1);
  nowMs = 600;
  const next = isRegistered("https://a.example");
  expect(isRegisteredOrigin).toHaveBeenCalledTimes(2);
  for (const answer of answers) answer(true);
  expect(await Promise.all([...hanging, next])).toEqual([true, true, true]);
});

test.each(["null", "*", "", "https://", "https://a.example/", "ftp://a.example", `https://${"a".repeat(300)}`, "a b"])(
  "%p cannot be a registered origin, and causes no look-up",
  async (origin) => {
    const isRegisteredOrigin = jest.fn(async () => true);
    expect(await registeredOrigins({ isRegisteredOrigin }, () => 0)(origin)).toBe(false);
    expect(isRegisteredOrigin).not.toHaveBeenCalled();
  },
);
