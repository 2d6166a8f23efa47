import type { Chain } from "@lunas/catalog/chain";
import type { AcceptDeps } from "../payment/accept-deps";
import type { FinalityReader } from "../payment/finality";
import type { PaymentScope, SettlementQueue } from "../payment/ports";
import type { Hex } from "../shared/hex";
import type { PaymentId } from "../shared/id";

export interface RefundDeps extends Omit<AcceptDeps, "answered"> {
  readonly queue: SettlementQueue;
  readonly finality: Pick<FinalityReader, "heads" | "whereabouts">;
  readonly chains: readonly Chain[];
}

/** The payment to refund: its id, or a hash of one of its transactions. */
export interface PaymentReference {
  readonly scope: PaymentScope;
  readonly id: PaymentId | Hex;
}
