import type { SettlementStore } from "@lunas/domain/settlement/ports";
import { dayMs } from "@lunas/domain/shared/durations";
import type { TransactionRow } from "@lunas/testkit/fakes/memory-database";
import type { Harness } from "./harness";
import { rulesOf } from "./rules";

export const dayOf = (ms: number) => Math.floor(ms / dayMs);

export function costOf({ closed }: TransactionRow): bigint {
  return (closed?.gasUsed ?? 0n) * (closed?.effectiveGasPriceWei ?? 0n) + (closed?.l1FeeWei ?? 0n);
}

/** The store with sums of gas by day, which are kept as transactions close and reopen: the budgets of a day read them. */
export function withGasDays(harness: Harness, store: SettlementStore): SettlementStore {
  const { database, rows, scheduler } = harness;
  const add = (day: number, wei: bigint) => rows.gasOfDay.set(day, (rows.gasOfDay.get(day) ?? 0n) + wei);
  // The store does its work in this turn: what differs afterwards is its doing.
  const counted = <T>(work: () => Promise<T>): Promise<T> => {
    const before = new Map(database.transactions.map((row) => [row, { ...row }]));
    const done = work();
    for (const row of database.transactions) {
      const was = before.get(row);
      if (row.closed !== null && (was?.closed ?? null) === null) add(dayOf(row.closedAtMs), costOf(row));
      if (row.closed !== null || was === undefined || was.closed === null) continue;
      const countedAtMs = rulesOf(harness).gasGoesBackToItsDay ? was.closedAtMs : scheduler.clock.now();
      add(dayOf(countedAtMs), -costOf(was));
    }
    return done;
  };
  return {
    ...store,
    finish: (...all) => counted(() => store.finish(...all)),
    reopen: (...all) => counted(() => store.reopen(...all)),
    closeAbandoned: (...all) => counted(() => store.closeAbandoned(...all)),
  };
}
