import type { BroadcastOutcome } from "@lunas/domain/settlement/ports";
import { settled } from "@lunas/testkit/time/settled";
import type { RpcAnswer, SendTarget } from "../rpc/rpc";
import { broadcast } from "./broadcast";
import { combineOutcomes } from "./combine-outcomes";

const accepted: RpcAnswer = { result: "0xaa" };
const says = (message: string): RpcAnswer => ({ error: { code: -32000, message, data: undefined } });
const never = () => new Promise<never>(() => undefined);
const target = (batch: SendTarget["batch"], change: Partial<Omit<SendTarget, "batch">> = {}) => ({
  batch: jest.fn(batch),
  isLimited: () => false,
  outBecause: () => null,
  ...change,
});
const all = (...answers: RpcAnswer[]) => target(async () => answers);
const rpcOf = (...endpoints: SendTarget[]) => ({ batch: never, endpoints });
const kinds = (outcomes: readonly BroadcastOutcome[]) => outcomes.map(({ kind }) => kind);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("every endpoint gets every transaction at once", async () => {
  const [first, second] = [all(accepted, accepted), all(accepted, accepted)];
  await broadcast(rpcOf(first, second), ["0x01", "0x02"]);
  for (const { batch } of [first, second]) {
    expect(batch.mock.calls[0]?.[0].map(({ params }) => params)).toEqual([["0x01"], ["0x02"]]);
  }
});

test.each([
  ["txpool is full", "accepted"],
  ["the method eth_sendRawTransaction does not exist/is not available", "accepted"],
  ["insufficient funds for gas * price + value", "accepted"],
  ["already known", "known"],
])("one answers %s, the other accepts: %s", async (words, kind) => {
  expect(kinds(await broadcast(rpcOf(all(says(words)), all(accepted)), ["0x01"]))).toEqual([kind]);
});

test("a hanging endpoint does not delay the other's acceptance", async () => {
  expect(kinds(await broadcast(rpcOf(target(never), all(accepted, says("already known"))), ["0x01", "0x02"]))).toEqual([
    "accepted",
    "known",
  ]);
});

test("a transaction that one endpoint did not accept waits for the others, but not for long", async () => {
  const reported: string[] = [];
  const rpc = rpcOf(target(never), all(accepted, says("insufficient funds")));
  void broadcast(rpc, ["0x01", "0x02"]).then((outcomes) => reported.push(...kinds(outcomes)));
  await settled();
  await jest.advanceTimersByTimeAsync(999);
  expect(reported).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  // An endpoint without an answer may have accepted it.
  expect(reported).toEqual(["accepted", "unknown"]);
});

test("a refusal needs all endpoints to refuse finally", async () => {
  const refusal = says("insufficient funds");
  expect(kinds(await broadcast(rpcOf(all(refusal), all(refusal)), ["0x01"]))).toEqual(["never_sent"]);
  const failing = target(async () => {
    throw new Error("HTTP 502");
  });
  expect(kinds(await broadcast(rpcOf(all(refusal), failing), ["0x01"]))).toEqual(["unknown"]);
  expect(await broadcast(rpcOf(failing, failing), ["0x01"])).toEqual([{ kind: "unknown", reason: "HTTP 502" }]);
});

test("an excluded endpoint gets nothing, and one that limits us gets nothing while another is available", async () => {
  const out = target(async () => [accepted], { outBecause: () => "chain id 1" });
  const limited = target(async () => [accepted], { isLimited: () => true });
  const good = all(accepted);
  await broadcast(rpcOf(out, limited, good), ["0x01"]);
  expect([out, limited, good].map(({ batch }) => batch.mock.calls.length)).toEqual([0, 0, 1]);
  await broadcast(rpcOf(out, limited), ["0x01"]);
  expect([out, limited].map(({ batch }) => batch.mock.calls.length)).toEqual([0, 1]);
});

test("the strongest outcome counts", () => {
  const unknown: BroadcastOutcome = { kind: "unknown", reason: "timeout" };
  expect(combineOutcomes([unknown, { kind: "underpriced" }, { kind: "nonce_too_low" }])).toEqual({
    kind: "nonce_too_low",
  });
  expect(combineOutcomes([unknown, { kind: "underpriced" }])).toEqual({ kind: "underpriced" });
  expect(combineOutcomes([])).toMatchObject({ kind: "unknown" });
});
