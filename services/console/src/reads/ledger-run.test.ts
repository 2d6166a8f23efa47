import type { LedgerStore } from "@lunas/domain/ledger/ledger";
import { createLedgerRun } from "./ledger-run";

function open() {
  let end: (result: { isGood: boolean; text: string }) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const stores: LedgerStore[] = [];
  const faults: unknown[] = [];
  const row = {} as never;
  const run = createLedgerRun({
    ledger: {
      closedEpochs: async () => [],
      lanes: async () => [],
      nonces: async () => [row, row],
      payments: async () => [row],
      channels: async () => [],
      receivers: async () => [],
      actions: async () => [],
    },
    prove: (ledger) => {
      stores.push(ledger);
      return new Promise((resolve, reject) => {
        end = resolve;
        fail = reject;
      });
    },
    clock: { now: () => 7 },
    onFault: (error) => faults.push(error),
  });
  const store = () => stores.at(-1) as LedgerStore;
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    run,
    store,
    faults,
    settled,
    end: (isGood: boolean) => end({ isGood, text: "all" }),
    fail: () => fail(new Error("secret")),
  };
}

test("one proof runs at a time, and says how far it is", async () => {
  const { run, store, end, settled } = open();
  expect(run.state()).toEqual({ state: "idle" });
  expect(run.start("ani")).toBe(true);
  expect(run.start("budi")).toBe(false);
  await store().nonces("lane", 0, 500);
  await store().payments(1, null, 500);
  expect(run.state()).toEqual({ state: "running", operator: "ani", startedAtMs: 7, nonces: 2, payments: 1 });
  end(false);
  await settled();
  expect(run.state()).toMatchObject({ state: "done", isGood: false, text: "all", nonces: 2, endedAtMs: 7 });
  expect(run.start("budi")).toBe(true);
  expect(run.state()).toMatchObject({ state: "running", operator: "budi", nonces: 0 });
});

test("a proof that cannot read says so without the error's text, and makes room for the next", async () => {
  const { run, faults, fail, settled } = open();
  run.start("ani");
  fail();
  await settled();
  expect(run.state()).toMatchObject({ state: "failed", isGood: false });
  expect(JSON.stringify(run.state())).not.toContain("secret");
  expect(faults).toHaveLength(1);
  expect(run.start("ani")).toBe(true);
});
