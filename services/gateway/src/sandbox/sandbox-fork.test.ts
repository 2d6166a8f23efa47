import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { LocalFork } from "@lunas/chain/fork/local-fork";
import type { ChainResetStore } from "@lunas/database/chain-reset-store";
import type { PaymentId } from "@lunas/domain/shared/id";
import { addressOf } from "@lunas/testkit/build/numbered";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import { until } from "@lunas/testkit/time/until";
import { createSandboxFork } from "./sandbox-fork";

type Step = "fork.reset" | "fork.fill" | "payments.end" | "fork.nonces" | "rows.beginAnew";

/** Rows and a chain that survive the gateway, which dies at one step of its reset and does nothing after that. */
function aFork() {
  const rows = { isFenced: false, lanesOf: "old chain", pending: ["pay_1"] as PaymentId[], ended: [] as PaymentId[] };
  const chain = { name: "old chain", generation: 0 };
  let diesAt: Step | null = null;
  let isDead = false;
  const dieAt = async (step: Step) => {
    if (diesAt !== step) return;
    isDead = true;
    await new Promise<never>(() => undefined);
  };
  const resets: Pick<ChainResetStore, "fence" | "isUnfinished" | "pending" | "expireHolds" | "beginAnew"> = {
    fence: async () => {
      rows.isFenced = true;
      return [{ address: addressOf(1), settles: true }];
    },
    isUnfinished: async () => rows.isFenced,
    pending: async () => rows.pending,
    expireHolds: async () => 0,
    beginAnew: async () => {
      await dieAt("rows.beginAnew");
      rows.isFenced = false;
      rows.lanesOf = chain.name;
    },
  };
  const fork: LocalFork = {
    reset: async () => {
      await dieAt("fork.reset");
      chain.generation += 1;
      chain.name = `chain ${chain.generation}`;
      return { blockNumber: 1, forkedBlockNumber: 1 };
    },
    fill: async (floats) => (floats.length > 0 ? dieAt("fork.fill") : undefined),
    holdings: async (addresses) => addresses.map(() => ({ wei: 1n, token: 1n })),
    nonces: async (addresses) => {
      await dieAt("fork.nonces");
      return addresses.map(() => 0);
    },
  };
  const settlements = {
    finish: async (_lane: null, _closed: unknown, outcomes: readonly { readonly paymentId: PaymentId }[]) => {
      await dieAt("payments.end");
      rows.ended.push(...outcomes.map(({ paymentId }) => paymentId));
      rows.pending = [];
      return { ended: [] };
    },
  };
  const start = () =>
    createSandboxFork({
      ...{ sandbox, fork, resets, clock: manualClock() },
      settlements: settlements as never,
      origin: { chain: sandbox, rpcUrl: "http://origin.example" },
    });
  return {
    ...{ rows, chain, start, isDead: () => isDead },
    dies: (step: Step | null) => {
      diesAt = step;
    },
  };
}

it.each<Step>(["fork.reset", "fork.fill", "payments.end", "fork.nonces", "rows.beginAnew"])(
  "finishes a reset in which the previous process died, at %s",
  async (step) => {
    const { rows, chain, start, dies, isDead } = aFork();
    const first = start();
    await first.wallets();
    dies(step);
    void first.reset();
    await until(async () => isDead(), { what: "the gateway dies here" });
    expect(rows.isFenced).toBe(true);
    dies(null);
    await start().wallets();
    expect(rows).toEqual({ isFenced: false, lanesOf: chain.name, pending: [], ended: ["pay_1"] });
    expect(chain.generation).toBeGreaterThan(0);
  },
);

it("does not touch a chain without an unfinished reset", async () => {
  const { rows, chain, start } = aFork();
  await start().wallets();
  expect([chain.generation, rows.ended]).toEqual([0, []]);
});
