import type { PayByDepositDeps } from "@lunas/domain/channel/deposit/pay-by-deposit";
import type { ShopDeposit } from "@lunas/domain/channel/shop/payload";
import type { ChannelReader } from "@lunas/domain/channel/shop/ports";
import { facilitate } from "@lunas/domain/payment/facilitate";
import type { Facilitated } from "@lunas/domain/payment/facilitated";
import { isRefusal, type Refusal, refuse } from "@lunas/domain/shared/refusal";
import { startStopwatch } from "../../../http/stopwatch";
import { shopDepositClaim } from "../../../translate/shop-deposit-claim";
import type { FacilitateRouteDeps } from "../../payments/facilitate";
import { holdForMs } from "../hold-for";
import type { ChannelEnd, ChannelSettling, ShopRequest } from "./settling";

export interface ShopDepositDeps extends Pick<FacilitateRouteDeps, "watch" | "onFacilitated" | "onDelivered"> {
  readonly deposit: PayByDepositDeps;
  readonly reader: Pick<ChannelReader, "isVoucherSigned">;
}

/** Deposits of stock servers by the engine of payments: a repeat of the same body joins what is stored. */
export function shopDeposits(deps: ShopDepositDeps): NonNullable<ChannelSettling["deposit"]> {
  return async (request, deposit) => {
    const unsigned = await refuseVoucher(deps, request, deposit);
    if (unsigned !== null) return unsigned;
    const { chain, context, signal, onStored, onDelivered } = request;
    const claim = shopDepositClaim({ ...request, receivedAtMs: context.startedAtMs }, deposit);
    const stages = startStopwatch();
    const watched = deps.watch({ onStage: stages.lap, ...deps.deposit }, context);
    // What the deposit made of its channel is the server's to know.
    const ended = await facilitate(watched, claim, {
      ...{ waitMs: request.waitMs, client: { signal }, seats: 2 },
      onStored: (payment) => {
        context.paymentId = payment.id;
        onStored();
      },
      waitMsOf: ({ authorization }) => holdForMs(chain, authorization, deps.deposit.clock.now()),
    });
    deps.onFacilitated(ended, stages, context);
    onDelivered((isWritten) => deps.onDelivered(ended, isWritten, context));
    return isRefusal(ended) ? ended : endOf(ended);
  };
}

/** The first voucher is what the server may claim later. */
async function refuseVoucher(
  { reader }: ShopDepositDeps,
  { chain }: ShopRequest,
  { voucher }: ShopDeposit,
): Promise<Refusal | null> {
  if (await reader.isVoucherSigned(chain, voucher)) return null;
  return refuse("invalid_signature", "The payer's authorizer did not sign this voucher.", { scheme: "voucher" });
}

function endOf({ kind, payment }: Exclude<Facilitated, Refusal>): ChannelEnd {
  const { txHash, failure, authorization } = payment;
  if (kind === "pending") return { kind: "pending", txHash };
  if (kind === "settled") {
    if (txHash === null || payment.settled === null) throw new Error(`the deposit ${payment.id} is settled nowhere`);
    return { kind: "settled", txHash, blockNumber: payment.settled.blockNumber, amount: authorization.amount };
  }
  // It may be in the channel, which is not known: its payer must not deposit again.
  if (failure?.code === "settlement_unproven") return { kind: "pending", txHash };
  return { kind: "failed", txHash, message: failure?.message ?? "The deposit failed on the chain." };
}
