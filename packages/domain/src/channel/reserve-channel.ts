import { isRefusal, type Refusal } from "../shared/refusal";
import { checkVoucher } from "./check-voucher";
import type { ChannelBooks, ChannelSignatures, ChargeStore } from "./ports";
import { channelNotFound, notChargedRefusal } from "./refusals";
import type { VoucherClaim } from "./voucher-claim";

interface ReserveDeps {
  readonly charges: Pick<ChargeStore, "reserve">;
  readonly signatures: ChannelSignatures;
}

export interface ReservedChannel {
  readonly reservedUntilMs: number;
  readonly channel: ChannelBooks;
}

const reserveMs = 30_000;

/**
 * The checks of a charge before its price is known. Until the time is over no other voucher of the channel is charged. `isNew`: the request
 * renews nothing, so the channel must not be kept for the same voucher either.
 */
export async function reserveChannel(
  deps: ReserveDeps,
  claim: VoucherClaim,
  { isNew }: { readonly isNew: boolean },
): Promise<ReservedChannel | Refusal> {
  const checked = await checkVoucher(deps.signatures, claim);
  if (isRefusal(checked)) return checked;
  const outcome = await deps.charges.reserve(
    {
      scope: { merchantId: claim.merchant.id, environment: claim.chain.environment },
      channelId: claim.voucher.channelId,
      price: checked.price,
      maxClaimable: claim.voucher.maxClaimable,
      signature: checked.signature,
      isNew,
    },
    reserveMs,
  );
  if (outcome.kind === "reserved") return outcome;
  if (outcome.kind === "not_found") return channelNotFound();
  return notChargedRefusal(outcome.kind, { config: claim.config, ...outcome.channel });
}
