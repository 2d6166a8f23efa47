import type { Chain } from "@lunas/catalog/chain";
import type { Authorization } from "../../payment/authorization";
import { exact } from "./exact/exact";
import type { SettlementKind } from "./kind";
import { upto } from "./upto/upto";

/** Every kind of settlement. Rows name their kind, so a line here stays as long as there are rows of it. */
export const settlementKinds: readonly SettlementKind[] = [exact, upto];

/** What the payer signed, in base units: of `exact` what is settled, else the maximum of it. */
export function signedAmountOf(authorization: Pick<Authorization, "kind" | "amount" | "terms">): bigint {
  return settlementKindOf(authorization).signedAmount(authorization);
}

/** Whether payers may name the lane that settles: only by kinds that share no transaction, because Multicall3 is the sender there. */
export function mayNameLanes(contracts: Chain["contracts"]): boolean {
  return settlementKinds.some(({ mayShare, contractOn }) => !mayShare && contractOn(contracts) !== null);
}

const byName = new Map(settlementKinds.map((kind) => [kind.name, kind]));

/** The kind of an order or an authorization. Throws for a name that no kind has: the row is of a newer version. */
export function settlementKindOf({ kind: name }: { readonly kind: string }): SettlementKind {
  const kind = byName.get(name);
  if (kind === undefined) throw new Error(`no kind of settlement is named ${name}`);
  return kind;
}
