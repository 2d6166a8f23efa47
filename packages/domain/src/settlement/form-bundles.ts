import { isDeep } from "@lunas/catalog/depth-for";
import { scenarioOf } from "@lunas/catalog/sandbox-scenario";
import type { PaymentId } from "../shared/id";
import type { SettlementOrder } from "./attempt";
import type { EngineDeps } from "./engine-deps";
import { planBundles } from "./plan-bundles";
import type { Call } from "./ports";
import { isSponsoredOrder } from "./sponsor";

export type BundleCall = Extract<Call, { readonly kind: "bundle" }>;

export interface Formed {
  readonly bundles: readonly BundleCall[];
  /** Everything else, in its order. */
  readonly rest: readonly SettlementOrder[];
}

export interface Forming {
  /** How many lanes can take a transaction now. */
  readonly lanes: number;
  /** Whoever failed in company; grows by those that do now. */
  readonly alone: Set<PaymentId>;
}

/** 65 bytes: the only form that an account without code signs in here. */
const plainSignatureLength = 2 + 65 * 2;
/** Whoever fails is taken out and the others are tried again; after so many tries nobody of them is bundled for now. */
const mostRounds = 3;
const mostAlone = 10_000;

/**
 * Where more payments wait than there are lanes, lets independent settlements share transactions. Each bundle has been
 * simulated as it will be signed, and in that nothing failed.
 */
export async function formBundles(
  deps: EngineDeps,
  orders: readonly SettlementOrder[],
  { lanes, alone }: Forming,
): Promise<Formed> {
  const { bundleMax } = deps.chain.settlement;
  const able = bundleMax > 1 ? orders.filter((order) => mayShare(deps, order) && !alone.has(order.paymentId)) : [];
  if (able.length <= lanes) return { bundles: [], rest: orders };
  // Nothing is lost with it but a simulation more.
  if (alone.size > mostAlone) alone.clear();
  const formed = await Promise.all(
    planBundles(able, bundleMax).map((members) =>
      simulated(deps, members, alone).catch((error: unknown) => {
        // Without an answer nothing is known against any of them: each goes by itself.
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

/** A payer with code, an approval that comes first, a greater depth, a failure that is asked for: what they do is not only their own. */
function mayShare({ chain }: EngineDeps, order: SettlementOrder): boolean {
  const isPlain = !order.payerHasCode && order.signature.length === plainSignatureLength && order.failedIn === null;
  return (
    isPlain && !isSponsoredOrder(order) && !isDeep(chain, order.amount) && scenarioOf(chain, order.amount) === null
  );
}

/** Those of the members that pass together; fewer than two: none. */
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
