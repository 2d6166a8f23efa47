import { exact } from "./exact/exact";
import type { SettlementKind } from "./kind";
import { upto } from "./upto/upto";

/** Every kind of settlement. Rows name their kind, so a line here stays as long as there are rows of it. */
export const settlementKinds: readonly SettlementKind[] = [exact, upto];

const byName = new Map(settlementKinds.map((kind) => [kind.name, kind]));

/** The kind of an order or an authorization. Throws for a name that no kind has: the row is of a newer version. */
export function settlementKindOf({ kind: name }: { readonly kind: string }): SettlementKind {
  const kind = byName.get(name);
  if (kind === undefined) throw new Error(`no kind of settlement is named ${name}`);
  return kind;
}
