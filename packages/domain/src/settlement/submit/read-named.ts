import type { Address } from "@lunas/catalog/chain";
import type { PaymentId } from "../../shared/id";
import type { EngineDeps } from "../engine-deps";
import { mayNameLanes } from "../kinds/all";

/** Payments of named lanes in one read. */
const mostNamed = 128;

/** The pending payments whose payer named one of these senders and that are not delayed, the oldest first. */
export async function readNamed(
  { chain, settlements }: EngineDeps,
  senders: readonly Address[],
  isDelayed: (id: PaymentId) => boolean,
): Promise<readonly PaymentId[]> {
  if (senders.length === 0 || !mayNameLanes(chain.contracts)) return [];
  const found = await settlements.ordersOfSenders(chain.chainId, senders, mostNamed);
  return found.filter((id) => !isDelayed(id));
}
