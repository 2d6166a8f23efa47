import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { isUptoPayload } from "@lunas/protocol/wire/upto";
import { chargeable, isCalledFailed, unproven } from "./called-failed";
import { isPast } from "./deadline";
import type { MoneyState } from "./moved-money";
import { deadlineOf, type KeptPayment, laterOf, nonceOf, type OpenPayments, type SignedPayment } from "./open-payments";
import { isOpen } from "./send-with-retries";
import { isUncharged, notCharged, paidBefore, shopFailed } from "./shop-failed";

export interface Purchase {
  /** What is paid for, in the same words at each call. */
  readonly offer: string;
  /** A new payment, whatever is open. */
  readonly payAgain: boolean;
  /** `nonce`: of an earlier signature for this purchase that could still be settled. */
  readonly sign: (nonce?: string) => Promise<SignedPayment>;
  /** What the chain has of the payment; null: not known. `deadline`: the latest of the signatures with its nonce. */
  readonly moneyOf: (payment: SignedPayment, deadline: bigint | null) => Promise<MoneyState | null>;
}

/** Sends a payment. Before it sends the same authorization in another form, it has that form kept: the next call sends what was sent last. */
type Sending<T> = (payment: SignedPayment, keep: (sent: SignedPayment) => Promise<void>) => Promise<T>;

/**
 * Makes one payment of a purchase. An open payment is sent again instead of a new one. Each payment is kept before it is sent, and forgotten
 * when it was served; whatever the outcome, no later signature for the same purchase can move money a second time.
 */
export async function buy<T>(
  open: OpenPayments,
  { offer, payAgain, sign, ...purchase }: Purchase,
  send: Sending<T>,
): Promise<T> {
  const moneyOf: Purchase["moneyOf"] = (...given) => purchase.moneyOf(...given).catch(() => null);
  const kept = await open.take(offer);
  const isOver = kept !== null && (payAgain || (await isEnded(kept, moneyOf)));
  if (kept !== null && isOver) await open.forget(offer, kept.payment);
  const earlier = isOver ? null : kept;
  let payment = earlier?.status === "open" ? earlier.payment : await signed(open, { offer, sign, earlier });
  // Each signature with the payment's nonce can still be settled.
  const until = laterOf(earlier === null ? 0n : deadlineOf(earlier), deadlineOf({ payment }));
  const now = (status: KeptPayment["status"]) => ({
    ...{ payment, status, atMs: earlier?.atMs ?? Date.now() },
    ...(until === null ? {} : { deadline: until.toString() }),
  });
  if (earlier?.status !== "open") await open.keep(offer, now("open"));
  const keep = async (sent: SignedPayment) => {
    if (sent === payment) return;
    await open.keep(offer, { ...now("open"), payment: sent });
    payment = sent;
  };
  try {
    const result = await send(payment, keep);
    await open.forget(offer, payment);
    return result;
  } catch (error) {
    const { ending, reason } = await judge(error, payment, { until, moneyOf });
    if (ending === "ended") await open.forget(offer, payment);
    else await open.release(offer, now(ending));
    throw reason;
  }
}

/** No signature of the payment can move money any more, and none did: the next one may have another nonce. A shop would refuse it for ever. */
async function isEnded(kept: KeptPayment, moneyOf: Purchase["moneyOf"]): Promise<boolean> {
  const deadline = deadlineOf(kept);
  return deadline !== null && isPast(deadline) && (await moneyOf(kept.payment, deadline)) === "over";
}

interface Signing extends Pick<Purchase, "offer" | "sign"> {
  readonly earlier: KeptPayment | null;
}

async function signed(open: OpenPayments, { offer, sign, earlier }: Signing): Promise<SignedPayment> {
  try {
    return await sign(earlier === null ? undefined : nonceOf(earlier.payment));
  } catch (error) {
    if (earlier !== null) await open.release(offer, earlier);
    throw error;
  }
}

interface Ended {
  /** `open`: send the same again. `refused`: sign again, with the same nonce. `ended`: it moved nothing, by proof of the chain, or by the word of a shop that charges by use. */
  readonly ending: KeptPayment["status"] | "ended";
  readonly reason: unknown;
}

interface Evidence extends Pick<Purchase, "moneyOf"> {
  readonly until: bigint | null;
}

/**
 * A shop's word that the payment failed is no proof: everyone who has the signature can settle it until its deadline. A new nonce is taken only
 * where the chain says that the deadline has passed, and that nothing moved.
 */
async function judge(error: unknown, payment: SignedPayment, { until, moneyOf }: Evidence): Promise<Ended> {
  // The caller gave up, or something unexpected happened: the request may have arrived.
  if (!(error instanceof LunasError)) return { ending: "open", reason: error };
  const paid = paidBefore(error);
  if (paid !== null) return { ending: "open", reason: paid };
  // The service takes an authorization of a maximum once: another one with its nonce would be refused. A fixed price has no such end.
  if (isUptoPayload(payment)) {
    if (error.code === "not_charged") return { ending: "ended", reason: error };
    if (isUncharged(error)) return { ending: "ended", reason: notCharged(error) };
  }
  if (error.code === "shop_failed" || isOpen(error)) return { ending: "open", reason: error };
  if (!isCalledFailed(error)) return { ending: "refused", reason: error };
  return judgeFailed(error, until, await moneyOf(payment, until));
}

function judgeFailed(error: LunasError, until: bigint | null, money: MoneyState | null): Ended {
  if (money === "over") return { ending: "ended", reason: error };
  if (money === "moved")
    return { ending: "open", reason: shopFailed({ txHash: error.details.txHash ?? null, cause: error }) };
  return { ending: "open", reason: money === null || until === null ? unproven(error) : chargeable(error, until) };
}
