import type { SettlementOrder } from "../attempt";

/**
 * Groups orders into bundles: one token, one Permit2, and each payer once, so that every log in a bundle matches
 * exactly one order. Makes as few bundles as possible, all of about the same size; a single order gets no bundle. Pure.
 */
export function planBundles(orders: readonly SettlementOrder[], max: number): readonly (readonly SettlementOrder[])[] {
  const rounds = new Map<string, SettlementOrder[]>();
  const seen = new Map<string, number>();
  for (const order of orders) {
    const kind = `${order.permit2} ${order.asset}`;
    const nth = seen.get(`${kind} ${order.payer}`) ?? 0;
    seen.set(`${kind} ${order.payer}`, nth + 1);
    const round = rounds.get(`${kind} ${nth}`) ?? [];
    rounds.set(`${kind} ${nth}`, [...round, order]);
  }
  return [...rounds.values()].flatMap((round) => evenly(round, max)).filter(({ length }) => length > 1);
}

function evenly(orders: readonly SettlementOrder[], max: number): SettlementOrder[][] {
  const parts = Math.ceil(orders.length / max);
  return Array.from({ length: parts }, (_, part) =>
    orders.slice(Math.ceil((part * orders.length) / parts), Math.ceil(((part + 1) * orders.length) / parts)),
  );
}
