import type { Chain } from "@lunas/catalog/chain";
import type { Authorization } from "../../payment/authorization";
import type { Hex } from "../../shared/hex";
import { deposit } from "./deposit/deposit";
import { exact } from "./exact/exact";
import type { SettlementKind } from "./kind";
import { upto } from "./upto/upto";

/** Every kind of settlement. Rows name their kind, so a line here stays as long as there are rows of it. */
export const settlementKinds: readonly SettlementKind[] = [exact, upto, deposit];

/** What the payer signed, in base units: of `exact` what is settled, else the maximum of it. */
export function signedAmountOf(authorization: Pick<Authorization, "kind" | "amount" | "terms">): bigint {
  return settlementKindOf(authorization).signedAmount(authorization);
}

/** Whether payers may name the lane that settles: only by kinds that share no transaction, because Multicall3 is the sender there. */
export function mayNameLanes(contracts: Chain["contracts"]): boolean {
  return settlementKinds.some(({ namesSender, contractOn }) => namesSender && contractOn(contracts) !== null);
}

/** What the event that settles these terms names; undefined: nothing. */
export function subjectOf({ kind, terms }: Pick<Authorization, "kind" | "terms">): Hex | undefined {
  return settlementKindOf({ kind }).settled.subject?.of(terms);
}

const byName = new Map(settlementKinds.map((kind) => [kind.name, kind]));

/** The kind of an order or an authorization. Throws for a name that no kind has: the row is of a newer version. */
export function settlementKindOf({ kind: name }: { readonly kind: string }): SettlementKind {
  const kind = byName.get(name);
  if (kind === undefined) throw new Error(`no kind of settlement is named ${name}`);
  return kind;
}
