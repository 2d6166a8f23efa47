import type { ChannelPayload } from "@lunas/protocol/wire/channels";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { failureOf } from "../pay/failed-answer";
import { isOpen, sendWithRetries, waitLimit } from "../pay/send-with-retries";
import { notCharged, paidBefore, shopFailed } from "../pay/shop-failed";
import { channelIn, type Slot } from "./channel-pool";
import { type ChannelRefusal, readRefusal } from "./channel-refusal";
import { resolveDeposit, withReported } from "./deposit";
import { afterCharge, judgeCharge, readChannelSettlement, type SentVoucher } from "./judge-answer";
import type { KeptChannel } from "./kept-channel";
import type { Buying, PayingDeps } from "./paying-deps";
import { readChannel } from "./read-chain";
import { chargeOf } from "./voucher-payload";

export interface Presenting {
  readonly buying: Buying;
  readonly sent: SentVoucher;
  readonly payload: ChannelPayload;
}

/** Sends the payload until its answer is final: the served answer, or the refusal of a voucher that another one may follow. */
export async function presentVoucher(
  deps: PayingDeps,
  slot: Slot,
  presenting: Presenting,
): Promise<Response | ChannelRefusal> {
  const { buying, payload } = presenting;
  const { client } = deps;
  const ended: { refusal: ChannelRefusal | null; served: Response | null } = { refusal: null, served: null };
  buying.onSigned?.(payload);
  const header = ["PAYMENT-SIGNATURE", encodePaymentHeader(payload)] as const;
  const send = async (leftMs: number) => {
    const response = await client.setup.sendPaid(client.send, buying.request, header);
    const settlement = readChannelSettlement(response, channelIn(slot));
    if (response.ok || (settlement !== null && response.status < 500)) {
      ended.served = response;
      return new Response(null);
    }
    if (settlement !== null) throw await failedAfterCharge(deps, slot, { ...presenting, response, leftMs });
    if (response.status !== 402) return response;
    ended.refusal = await readRefusal(response, channelIn(slot), leftMs);
    return new Response(null);
  };
  await sendWithRetries(send, waitLimit, buying.request.signal).catch(async (error: unknown) => {
    throw await afterFailure(deps, slot, error);
  });
  if (ended.refusal !== null) return ended.refusal;
  const response = ended.served ?? new Response(null);
  await noteServed(deps, slot, { ...presenting, response });
  return response;
}

interface Presented extends Presenting {
  readonly response: Response;
}

/** The request was served: its voucher is charged as the shop says, or its outcome is learned with the next one. */
async function noteServed(deps: PayingDeps, slot: Slot, { buying, sent, response }: Presented): Promise<void> {
  const channel = channelIn(slot);
  const settlement = readChannelSettlement(response, channel);
  // The purchase has ended: the same request again is another one.
  const anonymous = channel.open.map((each) =>
    each.purchase === sent.purchase && each.max === sent.max.toString() ? { ...each, purchase: "" } : each,
  );
  const unknown = { ...channel, open: anonymous };
  const put = async (next: KeptChannel) => {
    const wasFunded = next.deposit !== channel.deposit;
    slot.channel = next;
    await (wasFunded ? deps.store.put(next) : deps.store.note(next));
  };
  if (settlement === null) return put(unknown);
  const funded = await withDeposit(deps, channel, settlement.extra.channelState.balance);
  let charged: ReturnType<typeof judgeCharge>;
  try {
    charged = judgeCharge(settlement, sent);
  } catch (error) {
    // The caller gets no answer: the purchase has not ended.
    await put(funded);
    throw error;
  }
  if (charged === null || !charged.fits) return put({ ...funded, open: unknown.open });
  await put(afterCharge(funded, sent, charged.amount));
  deps.meter.giveBack(buying.origin, sent.price - charged.amount);
  const charge = chargeOf(channelIn(slot), settlement, charged.amount);
  if (charged.amount > 0n) deps.client.settings.callbacks.onPaymentSuccess?.(charge as never);
  buying.onSettled?.(charge);
}

/** The channel with its deposit, if the shop's report of the balance is what the deposit makes of it; else as the chain has it. */
async function withDeposit(deps: PayingDeps, channel: KeptChannel, reported: string): Promise<KeptChannel> {
  const { deposit } = channel;
  if (deposit === null) return channel;
  const expected = BigInt(deposit.before) + BigInt(deposit.amount);
  const done = (balance: bigint): KeptChannel => ({
    ...channel,
    status: channel.status === "opening" ? "open" : channel.status,
    balance: balance.toString(),
    deposit: null,
    reported: withReported(channel, deposit),
  });
  if (BigInt(reported) === expected) return done(expected);
  const onChain = await readChannel(deps.prepare, channel);
  return onChain === null || onChain.balance === BigInt(deposit.before) ? channel : done(onChain.balance);
}

interface FailedAnswer extends Presented {
  readonly leftMs: number;
}

/** The shop failed after the charge, or charged nothing and says so. */
async function failedAfterCharge(deps: PayingDeps, slot: Slot, presented: FailedAnswer): Promise<LunasError> {
  const { response, sent, buying, leftMs } = presented;
  const channel = channelIn(slot);
  const settlement = readChannelSettlement(response, channel);
  const cause = await failureOf(response, leftMs);
  if (settlement === null) return cause;
  const funded = await withDeposit(deps, channel, settlement.extra.channelState.balance);
  const charged = judgeCharge(settlement, sent);
  if (charged?.amount !== 0n || !charged.fits) {
    slot.channel = { ...funded, open: channel.open };
    await deps.store.put(slot.channel);
    return shopFailed({ txHash: settlement.transaction || null, cause });
  }
  slot.channel = afterCharge(funded, sent, 0n);
  await deps.store.put(slot.channel);
  deps.meter.giveBack(buying.origin, sent.price);
  return notCharged(cause);
}

/** A deposit that was refused keeps its nonce for the next signature. The voucher stays: the shop has it. */
async function afterFailure(deps: PayingDeps, slot: Slot, error: unknown): Promise<unknown> {
  if (!(error instanceof LunasError)) return error;
  const channel = channelIn(slot);
  const isFinal = !isOpen(error) && error.status < 500 && error.code !== "shop_failed";
  if (isFinal && channel.deposit !== null) {
    const deposit = { ...channel.deposit, status: "refused" as const };
    slot.channel = { ...channel, deposit };
    await deps.store.put(slot.channel);
  }
  const paid = paidBefore(error);
  if (paid === null) return error;
  // The deposit was made before: from now on the voucher alone is sent, and what is left can be spent.
  slot.channel = await resolveDeposit(deps.prepare, channel).catch(() => channel);
  await deps.store.put(slot.channel);
  return paid;
}
