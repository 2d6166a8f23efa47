import { formatRupiah, rupiahOf } from "@lunas/protocol/money/rupiah";
import type { ChannelSettlement, CorrectiveExtra } from "@lunas/protocol/wire/channels";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { decodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import type { KeptChannel, OpenVoucher } from "./kept-channel";
import { isOwnVoucher } from "./voucher";

/** A voucher as it was sent. Amounts in base units. */
export interface SentVoucher {
  readonly purchase: string;
  readonly max: bigint;
  readonly price: bigint;
  /** The highest sum that was signed before it. */
  readonly signedBefore: bigint;
  /** Whether the outcome of every earlier voucher was known. */
  readonly wasInStep: boolean;
}

const isDecimal = (value: unknown): value is string =>
  typeof value === "string" && /^(?:0|[1-9][0-9]{0,38})$/.test(value);

/** The shop's report of a channel's payment; null where there is none, or where it is of another channel or payer. */
export function readChannelSettlement(response: Response, channel: KeptChannel): ChannelSettlement | null {
  const decoded = decodePaymentHeader(response.headers.get("payment-response") ?? "");
  if (!decoded.ok) return null;
  const settlement = decoded.value as Partial<ChannelSettlement> | null;
  const state = settlement?.extra?.channelState;
  if (settlement?.success !== true || typeof settlement.transaction !== "string") return null;
  if (state?.channelId?.toLowerCase() !== channel.channelId || !isDecimal(state.balance)) return null;
  return settlement as ChannelSettlement;
}

/** What an answer says of a voucher. */
export interface Charged {
  /** In base units. */
  readonly amount: bigint;
  /** Whether its sum fits; else the channel's state stays as it was, and the voucher's outcome open. */
  readonly fits: boolean;
}

/** Throws `charge_refused` where the shop reports more than the price. Null: the report names no charge. */
export function judgeCharge({ extra }: ChannelSettlement, { max, price }: SentVoucher): Charged | null {
  const { chargedAmount, channelState } = extra;
  if (!isDecimal(chargedAmount)) return null;
  const amount = BigInt(chargedAmount);
  if (amount > price) throw chargedTooMuch(amount, price);
  const sum = channelState.chargedCumulativeAmount;
  return { amount, fits: isDecimal(sum) && BigInt(sum) === max - price + amount };
}

/**
 * The channel after a charge that the client agrees with. A sum that this charge covers is not that of another voucher too: such a voucher was
 * not counted. A repeated answer may be older than the channel's state.
 */
export function afterCharge(channel: KeptChannel, sent: SentVoucher, amount: bigint): KeptChannel {
  const base = sent.max - sent.price;
  const sum = base + amount;
  const isCovered = ({ max, price }: OpenVoucher) => BigInt(max) > base && BigInt(max) - BigInt(price) < sum;
  const others = withoutVoucher(channel, sent);
  // A channel that signs nothing new keeps what was signed: its purchases would be signed for with another one.
  const open = channel.status === "open" ? others.filter((each) => !isCovered(each)) : others;
  return { ...channel, charged: (sum > BigInt(channel.charged) ? sum : BigInt(channel.charged)).toString(), open };
}

export function withoutVoucher({ open }: KeptChannel, { purchase, max }: SentVoucher): readonly OpenVoucher[] {
  return open.filter((each) => each.purchase !== purchase || each.max !== max.toString());
}

/**
 * What a shop's own state of the channel means for a voucher that it refused. `adopt`: sign again from there. `charged`: it counted this very
 * voucher, so that the purchase is paid: nothing more is signed for it. `refused`: it proves nothing, or contradicts the shop's own answers.
 */
export type Correction =
  | { readonly kind: "adopt" | "charged"; readonly channel: KeptChannel }
  | { readonly kind: "refused"; readonly reason: "unsigned" | "contradicts" };

/** A shop's state of the channel. */
export interface SaidState extends CorrectiveExtra {
  /** What the contract has claimed, where it was read: the payer's signature for so much is on the chain. */
  readonly claimed?: bigint;
}

export function judgeCorrection(channel: KeptChannel, sent: SentVoucher, said: SaidState): Correction {
  const { channelState, voucherState, claimed = 0n } = said;
  const { signedMaxClaimable = "0", signature = "0x" } = voucherState ?? {};
  const { chargedCumulativeAmount } = channelState;
  if (!isDecimal(chargedCumulativeAmount) || !isDecimal(signedMaxClaimable))
    return { kind: "refused", reason: "unsigned" };
  const charged = BigInt(chargedCumulativeAmount);
  const isClaimed = charged > 0n && charged <= claimed && charged <= BigInt(channel.signed);
  // The contract does not show which voucher it was claimed with: any that was signed.
  const signedMax = BigInt(isClaimed ? channel.signed : signedMaxClaimable);
  if (!isClaimed && !isSignedFor(channel, { charged, signedMax, signature }))
    return { kind: "refused", reason: "unsigned" };
  // Beyond what was signed for other purchases: only this purchase's voucher allows it.
  if (charged > sent.signedBefore) {
    const marked = channel.open.map((each) => (isOf(each, sent) ? { ...each, status: "charged" as const } : each));
    return { kind: "charged", channel: { ...channel, charged: charged.toString(), open: marked } };
  }
  if (sent.wasInStep && charged > BigInt(channel.charged)) return { kind: "refused", reason: "contradicts" };
  const open = withoutVoucher(channel, sent).flatMap((each) => settled(each, { charged, signedMax }));
  return { kind: "adopt", channel: { ...channel, charged: charged.toString(), open } };
}

interface Signed {
  readonly charged: bigint;
  readonly signedMax: bigint;
  readonly signature: string;
}

/** Nothing that was ever charged needs no voucher. */
function isSignedFor(channel: KeptChannel, { charged, signedMax, signature }: Signed): boolean {
  if (charged === 0n && signedMax === 0n) return channel.charged === "0";
  return charged <= signedMax && signedMax <= BigInt(channel.signed) && isOwnVoucher(channel, signedMax, signature);
}

const isOf = ({ purchase, max }: OpenVoucher, sent: SentVoucher) =>
  purchase === sent.purchase && max === sent.max.toString();

/** An earlier voucher whose outcome was not known: with the shop's books it is. */
function settled(each: OpenVoucher, { charged, signedMax }: Pick<Signed, "charged" | "signedMax">): OpenVoucher[] {
  if (each.status === "charged") return [each];
  const max = BigInt(each.max);
  const isCharged = max <= signedMax && charged > max - BigInt(each.price);
  return isCharged && each.purchase !== "" ? [{ ...each, status: "charged" }] : [];
}

function chargedTooMuch(charged: bigint, price: bigint): LunasError {
  return new LunasError(
    `The shop says that it charged ${formatRupiah(charged)} for a price of ${formatRupiah(price)}. The voucher allows no more than the price.`,
    {
      code: "charge_refused",
      details: { chargedRupiah: rupiahOf(charged), maximumRupiah: rupiahOf(price) },
    },
  );
}
