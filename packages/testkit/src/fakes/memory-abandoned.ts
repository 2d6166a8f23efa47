import type { AbandonedPage, AbandonedTransaction } from "@lunas/domain/settlement/lanes/abandoned";
import type { ClosedTransaction } from "@lunas/domain/settlement/ports";
import type { MemoryDatabase, TransactionRow } from "./memory-database";

export function abandonedOn(
  { lanes, transactions }: MemoryDatabase,
  chainId: number,
  { after, limit }: AbandonedPage,
): readonly AbandonedTransaction[] {
  return transactions
    .filter(isAbandoned)
    .flatMap(({ laneId, nonce, purpose, attempts }) => {
      const lane = lanes.get(laneId);
      if (lane?.chainId !== chainId) return [];
      return [{ laneId, address: lane.address, nonce, purpose, hashes: attempts.map(({ hash }) => hash) }];
    })
    .sort(byPlace)
    .filter((each) => after === null || byPlace(each, after) > 0)
    .slice(0, limit);
}

export function closeAbandoned(database: MemoryDatabase, laneId: string, closed: ClosedTransaction): boolean {
  const row = database.transactions.find(
    (each) => each.laneId === laneId && each.nonce === closed.nonce && isAbandoned(each),
  );
  if (row !== undefined) Object.assign(row, { closed, closedAtMs: database.clock.now() });
  return row !== undefined;
}

function isAbandoned(row: TransactionRow): boolean {
  return row.isAbandoned === true && row.closed === null;
}

type Place = Pick<AbandonedTransaction, "laneId" | "nonce">;

function byPlace(a: Place, b: Place): number {
  return a.laneId === b.laneId ? a.nonce - b.nonce : a.laneId < b.laneId ? -1 : 1;
}
