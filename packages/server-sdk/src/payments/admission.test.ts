import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { admission, isRefused } from "./admission";
import { codeLookUp } from "./look-up-code";

function fixture() {
  let nowMs = 1_000_000;
  const admitted = admission(() => nowMs);
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { admitted, pass };
}

test("after a minute an address is admitted again, and the refusal says how long to wait", async () => {
  const { admitted, pass } = fixture();
  for (let count = 0; count < 10; count += 1) (await admitted.enter("a", true)).leave(true);
  pass(20_000);
  await expect(admitted.enter("a", true)).rejects.toMatchObject({ code: "rate_limited", retryAfterSeconds: 40 });
  (await admitted.enter("b", true)).leave(false);
  pass(40_000);
  await expect(admitted.enter("a", true)).resolves.toBeDefined();
});

test("an answer counts once, and a success does not count", async () => {
  const { admitted } = fixture();
  for (let count = 0; count < 30; count += 1) {
    const place = await admitted.enter("a", true);
    place.leave(false);
    place.leave(true);
  }
  await expect(admitted.enter("a", true)).resolves.toBeDefined();
});

test("clients without a name share a quarter of the limit, which is theirs alone", async () => {
  const { admitted, pass } = fixture();
  for (let count = 0; count < 15; count += 1) (await admitted.enter(null, true)).leave(true);
  await expect(admitted.enter(null, true)).rejects.toMatchObject({ code: "rate_limited", retryAfterSeconds: 60 });
  await expect(admitted.enter("a", true)).resolves.toBeDefined();
  // Ten thousand other clients do not make it forgotten.
  for (let count = 0; count < 10_001; count += 1) (await admitted.enter(`other ${count}`, true)).leave(true);
  await expect(admitted.enter(null, true)).rejects.toMatchObject({ code: "rate_limited" });
  admitted.learn('"facilitate"; q=80; w=60');
  await expect(admitted.enter(null, true)).resolves.toBeDefined();
  pass(60_001);
  for (let count = 0; count < 15; count += 1) (await admitted.enter(null, true)).leave(false);
});

test("the quarter is of the limit that the service announces", async () => {
  const { admitted, pass } = fixture();
  admitted.learn('"facilitate"; q=8; w=60');
  admitted.learn(null);
  for (const client of ["a", "b"]) (await admitted.enter(client, false)).leave(false);
  await expect(admitted.enter("c", false)).rejects.toMatchObject({ code: "rate_limited" });
  await expect(admitted.enter("c", true)).resolves.toBeDefined();
  pass(60_001);
  await expect(admitted.enter("c", false)).resolves.toBeDefined();
});

test.each([
  [400, true],
  [409, true],
  [401, false],
  [403, false],
  [429, false],
  [503, false],
  [0, false],
])("an answer with %d is a refused payment: %p", (status, refused) => {
  expect(isRefused(new LunasError("", { code: "x", status }))).toBe(refused);
});

test("look-ups are limited per minute, and an invalid answer is ignored", async () => {
  let [nowMs, requested] = [0, 0];
  const answers = [async () => Response.json({ result: "nonsense" }), async () => new Response("{")];
  const send = async () => {
    requested += 1;
    return (answers[requested - 1] ?? (async () => Response.json({ result: "0x" })))();
  };
  const codeAt = codeLookUp({ fetch: send as typeof fetch, now: () => nowMs });
  const at = (count: number) => codeAt("https://rpc.example", `0x${count.toString(16).padStart(40, "0")}`);
  expect([await at(0), await at(0), await at(0), await at(0)]).toEqual(["unknown", "unknown", "none", "none"]);
  expect(requested).toBe(3);
  for (let count = 1; count <= 200; count += 1) await at(count);
  expect(requested).toBe(120);
  nowMs = 60_001;
  expect([await at(300), requested]).toEqual(["none", 121]);
});
