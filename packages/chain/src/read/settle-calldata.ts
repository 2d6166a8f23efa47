import type { Chain } from "@lunas/catalog/chain";
import type { Authorization } from "@lunas/domain/payment/authorization";
import { settlementKindOf } from "@lunas/domain/settlement/kinds/all";
import type { SettleTerms } from "@lunas/domain/settlement/kinds/kind";
import type { Hex } from "@lunas/domain/shared/hex";

export function settleTermsOf(authorization: Authorization, signature: Hex): SettleTerms & { readonly kind: string } {
  const { kind, terms, token, amount, nonce, deadlineSeconds, from, to, validAfterSeconds } = authorization;
  return {
    ...{ kind, terms, asset: token, amount, nonce, deadlineSeconds },
    ...{ payer: from, payTo: to, validAfterSeconds, signature },
  };
}

/** Contract and calldata of a settlement, for simulating and for sending. */
export interface SettleCallTo {
  readonly to: Hex;
  readonly data: Hex;
}

/** Throws where the chain does not have the contract of this kind: such an authorization is refused before it is stored. */
export function settleCallOf(
  chain: Pick<Chain, "contracts" | "network">,
  settle: SettleTerms & { readonly kind: string },
): SettleCallTo {
  const kind = settlementKindOf(settle);
  const to = kind.contractOn(chain.contracts);
  if (to === null) throw new Error(`${chain.network} does not have the contract of ${kind.name}`);
  return { to, data: kind.call.write(settle) };
}
