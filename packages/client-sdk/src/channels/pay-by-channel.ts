import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { afterRefusal } from "./after-refusal";
import { channelIn, type Slot } from "./channel-pool";
import { openOrTopUp } from "./fund-channel";
import type { SentVoucher } from "./judge-answer";
import { isInStep, type KeptChannel, type OpenVoucher } from "./kept-channel";
import type { Buying, PayingDeps } from "./paying-deps";
import { presentVoucher } from "./present-voucher";
import { payloadOf } from "./voucher-payload";

/** A shop's books may differ once from the client's, a deposit may be missing, and its approval. */
const MOST_VOUCHERS = 5;

/**
 * Pays one request with a channel that nothing else uses now. Whatever the shop answers, the vouchers of all purchases together sign for no
 * more than their prices: the same voucher is sent again while its outcome is open, and another one only where the shop proves, by a voucher
 * of this channel, that this one was not counted.
 */
export async function payWith(deps: PayingDeps, slot: Slot, buying: Buying): Promise<Response> {
  const price = BigInt(buying.chosen.terms.amount);
  let isCounted = false;
  let first: { readonly channelId: string; readonly before: bigint } | undefined;
  for (let round = 0; round < MOST_VOUCHERS; round += 1) {
    // A voucher that is sent again was counted when it was signed.
    if (!isCounted && openVoucherOf(slot.channel, buying) === undefined) {
      await deps.meter.take(buying.origin, price);
      isCounted = true;
    }
    await openOrTopUp(deps, slot, buying).catch((error: unknown) => {
      if (isCounted) deps.meter.giveBack(buying.origin, price);
      throw error;
    });
    const { channelId } = channelIn(slot);
    const sent = await noteVoucher(deps, slot, {
      buying,
      before: first?.channelId === channelId ? first.before : null,
    });
    first = { channelId, before: sent.signedBefore };
    const payload = payloadOf(channelIn(slot), sent, buying);
    const answer = await presentVoucher(deps, slot, { buying, sent, payload });
    if (answer instanceof Response) return answer;
    await afterRefusal(deps, slot, { refusal: answer, sent });
  }
  throw new LunasError("The shop refuses every voucher of this channel.", { code: "channel_out_of_step", status: 402 });
}

/** The voucher that a repeated purchase sends again. */
function openVoucherOf(channel: KeptChannel | null, { purchase, payAgain }: Buying): OpenVoucher | undefined {
  return payAgain ? undefined : channel?.open.find((each) => each.purchase === purchase);
}

interface Noting {
  readonly buying: Buying;
  /** What was signed for other purchases before this one's first voucher; null: this is the first. */
  readonly before: bigint | null;
}

/** Keeps the voucher before it is sent. A voucher of this purchase whose outcome is open is taken again. */
async function noteVoucher(deps: PayingDeps, slot: Slot, { buying, before }: Noting): Promise<SentVoucher> {
  const channel = channelIn(slot);
  const { purchase } = buying;
  const again =
    before === null ? openVoucherOf(channel, buying) : channel.open.find((each) => each.purchase === purchase);
  const price = BigInt(again?.price ?? buying.chosen.terms.amount);
  const max = again === undefined ? BigInt(channel.charged) + price : BigInt(again.max);
  const signedBefore = before ?? BigInt(again?.before ?? channel.signed);
  const others = channel.open.filter((each) => each !== again).flatMap((each) => withoutPurchase(each, purchase));
  const sent = { purchase, max, price, signedBefore, wasInStep: isInStep({ open: others }) };
  const signed = max > BigInt(channel.signed) ? max : BigInt(channel.signed);
  const entry = { max: max.toString(), price: price.toString(), before: signedBefore.toString() };
  slot.channel = {
    ...channel,
    signed: signed.toString(),
    open: [...others, { purchase, status: "unknown", ...entry }],
  };
  await deps.store.note(slot.channel);
  return sent;
}

/** With `payAgain` an earlier voucher of the purchase is nobody's; whether it was counted may still be open. */
function withoutPurchase(each: OpenVoucher, purchase: string): readonly OpenVoucher[] {
  if (each.purchase !== purchase) return [each];
  return each.status === "unknown" ? [{ ...each, purchase: "" }] : [];
}
