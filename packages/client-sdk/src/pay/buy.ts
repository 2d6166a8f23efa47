import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { isUptoPayload } from "@lunas/protocol/wire/upto";
import { type KeptPayment, nonceOf, type OpenPayments, type SignedPayment } from "./open-payments";
import { isOpen } from "./send-with-retries";
import { isUncharged, notCharged, paidBefore, shopFailed } from "./shop-failed";

export interface Purchase {
  /** What is paid for, in the same words at each call. */
  readonly offer: string;
  /** A new payment, whatever is open. */
  readonly payAgain: boolean;
  /** `nonce`: of an earlier signature for this purchase that could still be settled. */
  readonly sign: (nonce?: string) => Promise<SignedPayment>;
  /** Whether the chain has it that the payment moved money; null: not known. */
  readonly hasMoved: (payment: SignedPayment) => Promise<boolean | null>;
}

/** Sends a payment. Before it sends the same authorization in another form, it has that form kept: the next call sends what was sent last. */
type Sending<T> = (payment: SignedPayment, keep: (sent: SignedPayment) => Promise<void>) => Promise<T>;

/**
 * Makes one payment of a purchase. An open payment is sent again instead of a new one. Each payment is kept before it is sent, and forgotten
 * when it was served; whatever the outcome, no later signature for the same purchase can move money a second time.
 */
export async function buy<T>(
  open: OpenPayments,
  { offer, payAgain, sign, hasMoved }: Purchase,
  send: Sending<T>,
): Promise<T> {
  const kept = await open.take(offer);
  if (kept !== null && payAgain) await open.forget(offer, kept.payment);
  const earlier = payAgain ? null : kept;
  let payment = earlier?.status === "open" ? earlier.payment : await signed(open, { offer, sign, earlier });
  const now = (status: KeptPayment["status"]) => ({ payment, status, atMs: earlier?.atMs ?? Date.now() });
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
    const { ending, reason } = await judge(error, payment, () => hasMoved(payment));
    if (ending === "ended") await open.forget(offer, payment);
    else await open.release(offer, now(ending));
    throw reason;
  }
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

/** A shop's word that the payment failed is no proof: a new nonce is taken only where the chain says the same. */
async function judge(error: unknown, payment: SignedPayment, hasMoved: () => Promise<boolean | null>): Promise<Ended> {
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
  const isCalledFailed = error.code === "tx_failed" || error.details.status === "failed";
  if (!isCalledFailed) return { ending: "refused", reason: error };
  const moved = await hasMoved();
  if (moved === false) return { ending: "ended", reason: error };
  const txHash = error.details.txHash ?? null;
  return { ending: "open", reason: moved ? shopFailed({ txHash, cause: error }) : unproven(error) };
}

function unproven(cause: LunasError): LunasError {
  const { code, status, details, requestId, docUrl } = cause;
  return new LunasError(
    "The shop says that the payment failed, and the chain cannot be asked whether it did. The same request sends the same payment again.",
    { code: "settlement_pending", status, details: { ...details, reason: code }, requestId, docUrl, cause },
  );
}
