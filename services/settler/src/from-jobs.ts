import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { TransactionRequest } from "@lunas/domain/settlement/ports";

/** The orders that came with their jobs: of these no row was read, so signing is the first that is seen of them here. */
export function fromJobs(requests: readonly TransactionRequest[]): readonly SettlementOrder[] {
  return requests.flatMap(({ call }) => (call.kind === "settle" && call.order.isFromJob === true ? [call.order] : []));
}
