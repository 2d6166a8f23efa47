import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { BlockTime, NonceUse } from "@lunas/domain/settlement/confirm/nonce-outcome";
import type { Use } from "./fake-ledger";

/** What a chain shows about a nonce where each settlement's own calls tell its nonce. */
export function nonceUseOf(use: Use | undefined, { nonce }: SettlementOrder, block: BlockTime): NonceUse {
  const { number, timestampSeconds } = block;
  const read = {
    block: { number, timestampSeconds },
    isUsed: use !== undefined,
    isCancelled: use?.kind === "cancelled",
  };
  if (use?.kind !== "settled") return { ...read, candidates: [] };
  const { logIndex, ...where } = use.settlement;
  return { ...read, candidates: [{ ...where, likeLogs: [logIndex], calls: [{ nonce, wasSet: false, isSet: true }] }] };
}
