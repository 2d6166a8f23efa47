import type { OrderSponsorship, SettlementOrder } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import type { Call } from "../ports";
import { sponsorStep } from "./sponsor-step";

export interface Sponsored {
  readonly approved: readonly SettlementOrder[];
  readonly fundings: readonly Extract<Call, { readonly kind: "fund" }>[];
  /** Orders to check again at the next head. */
  readonly waiting: readonly SettlementOrder[];
}

type SponsoredOrder = SettlementOrder & { readonly sponsorship: OrderSponsorship };

export function isSponsoredOrder(order: SettlementOrder): order is SponsoredOrder {
  return order.sponsorship !== null;
}

/**
 * Advances sponsored orders by one step: plans a grant, broadcasts an approval, or marks the order as ready. The
 * approval is stored with its payment, and a grant is written before it is sent; broadcasting the same bytes again is
 * harmless.
 */
export async function sponsor(deps: EngineDeps, orders: readonly SettlementOrder[]): Promise<Sponsored> {
  const sponsored = orders.filter(isSponsoredOrder);
  const head = deps.watcher.head();
  if (sponsored.length === 0 || head === null) return { approved: [], fundings: [], waiting: sponsored };
  const states = await deps.watcher.approvals(sponsored);
  const approved: SettlementOrder[] = [];
  const fundings: Extract<Call, { readonly kind: "fund" }>[] = [];
  const waiting: SponsoredOrder[] = [];
  const broadcasting: SponsoredOrder[] = [];
  for (const [index, order] of sponsored.entries()) {
    const state = states[index];
    const step = state === undefined || state === null ? null : sponsorStep(order, state, head);
    if (step?.kind === "settle") approved.push(order);
    else if (step?.kind === "fund") fundings.push({ kind: "fund", order, amountWei: step.amountWei });
    else waiting.push(order);
    if (step?.kind === "broadcast") broadcasting.push(order);
  }
  await broadcastApprovals(deps, broadcasting);
  return { approved, fundings, waiting };
}

async function broadcastApprovals(deps: EngineDeps, orders: readonly SponsoredOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const outcomes = await deps.sender.broadcast(orders.map(({ sponsorship }) => sponsorship.rawApproval));
  for (const [index, { paymentId, sponsorship }] of orders.entries()) {
    const outcome = outcomes[index];
    if (outcome === undefined) continue;
    deps.observe.approvalBroadcast({ paymentId, hash: sponsorship.approvalHash, outcome });
  }
}
