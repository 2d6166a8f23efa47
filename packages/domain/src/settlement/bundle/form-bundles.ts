import { isDeep } from "@lunas/catalog/depth-for";
import { scenarioOf } from "@lunas/catalog/sandbox-scenario";
import type { PaymentId } from "../../shared/id";
import type { SettlementOrder } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import { settlementKindOf } from "../kinds/all";
import type { Call } from "../ports";
import { isSponsoredOrder } from "../sponsor/sponsor";
import { planBundles } from "./plan-bundles";

export type BundleCall = Extract<Call, { readonly kind: "bundle" }>;

export interface Formed {
  readonly bundles: readonly BundleCall[];
  /** All other orders, in the same sequence. */
  readonly rest: readonly SettlementOrder[];
}

export interface Forming {
  /** How many lanes can take a transaction now. */
  readonly lanes: number;
  /** Payments that failed in a bundle. Payments that fail now are added. */
  readonly alone: Set<PaymentId>;
}

/** 65 bytes: the only signature format of an account without code here. */
const plainSignatureLength = 2 + 65 * 2;
/** Failing orders are removed and the others are tried again. After this many tries none of them is bundled for now. */
const mostRounds = 3;
const mostAlone = 10_000;

/**
 * Forms bundles when more payments wait than there are lanes. Each bundle was simulated exactly as it will be signed,
 * and no settlement in it failed.
 */
export async function formBundles(
  deps: EngineDeps,
  orders: readonly SettlementOrder[],
  { lanes, alone }: Forming,
): Promise<Formed> {
  const { bundleMax } = deps.chain.settlement;
  const able = bundleMax > 1 ? orders.filter((order) => mayShare(deps, order) && !alone.has(order.paymentId)) : [];
  if (able.length <= lanes) return { bundles: [], rest: orders };
  // Clearing costs at most one more simulation.
  if (alone.size > mostAlone) alone.clear();
  const formed = await Promise.all(
    planBundles(able, bundleMax).map((members) =>
      simulated(deps, members, alone).catch((error: unknown) => {
        // Without an answer there is no evidence against any of them: each order goes alone.
        deps.observe.fault("form-bundles", error);
        return [];
      }),
    ),
  );
  const bundles = formed
    .filter(({ length }) => length > 1)
    .map((members) => ({ kind: "bundle" as const, orders: members }));
  const bundled = new Set(bundles.flatMap((bundle) => bundle.orders));
  return { bundles, rest: orders.filter((order) => !bundled.has(order)) };
}

/**
 * Excludes payers with code, sponsored approvals, greater depths and sandbox scenarios: these can affect other
 * settlements in a bundle.
 */
function mayShare({ chain }: EngineDeps, order: SettlementOrder): boolean {
  if (!settlementKindOf(order).mayShare) return false;
  const isPlain = !order.payerHasCode && order.signature.length === plainSignatureLength && order.failedIn === null;
  return (
    isPlain && !isSponsoredOrder(order) && !isDeep(chain, order.amount) && scenarioOf(chain, order.amount) === null
  );
}

/** The members that pass together; an empty list when fewer than two do. */
async function simulated(
  deps: EngineDeps,
  members: readonly SettlementOrder[],
  alone: Set<PaymentId>,
): Promise<readonly SettlementOrder[]> {
  let passing = members;
  for (let round = 0; round < mostRounds && passing.length > 1; round += 1) {
    const simulations = await deps.watcher.simulateBundle(passing);
    const passes = (_: SettlementOrder, index: number) => simulations[index]?.kind === "passes";
    const failing = passing.filter((order, index) => !passes(order, index));
    if (failing.length === 0) return passing;
    for (const { paymentId } of failing) alone.add(paymentId);
    passing = passing.filter(passes);
  }
  return [];
}
