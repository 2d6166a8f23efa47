import type { SettlementEngine } from "@lunas/domain/settlement/engine";
import { roundsOf } from "./settle-chain";

/** What the engine does by the clock. The others are called for a payment, a head, the lanes' leases or the end. */
const byTheClock = [
  ...(["sweep", "broadcastOverdue", "pollHead", "reopenLost", "watchLate"] as const),
  ...(["countAbandoned", "watchBalances", "refill"] as const),
];

it("does by the clock all that no head and no payment begins", async () => {
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  const engine = Object.fromEntries(byTheClock.map((name) => [name, work(name)])) as Partial<SettlementEngine>;
  const rounds = roundsOf({ engine: engine as SettlementEngine, channels: work("channels") });
  for (const [, everyMs, round] of rounds) {
    expect(everyMs).toBeLessThanOrEqual(15_000);
    await round();
  }
  expect([...done].sort()).toEqual([...byTheClock, "channels"].sort());
});

it("has no round about channels where there are none", () => {
  const names = roundsOf({ engine: {} as SettlementEngine, channels: null }).map(([name]) => name);
  expect(names).not.toContain("channels");
});
