import type { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { ClientCallbacks } from "../options";
import type { Payer } from "../payer";
import { approvingItself } from "./approving-itself";
import { buy, type Purchase } from "./buy";
import { readMoney } from "./moved-money";
import type { OpenPayments, SignedPayment } from "./open-payments";
import { type LinkCall, type LinkPaid, type LinkTerms, sendByLink, signByLink } from "./pay-link";
import type { PrepareDeps } from "./prepare";

export interface LinkBuyer extends LinkCall {
  readonly payer: Payer;
  readonly callbacks: ClientCallbacks;
  readonly open: OpenPayments;
}

export interface LinkPurchaseTerms {
  readonly terms: LinkTerms;
  /** Base units. */
  readonly amount: string;
  /** A new payment, whatever is open. */
  readonly payAgain?: boolean | undefined;
  /** Why nothing new is signed; null: nothing speaks against it. An open payment is sent again all the same. */
  readonly refused?: LunasError | null | undefined;
  /** Called before a payment is sent. `isNew`: it was signed now, else it is an open one of an earlier call. */
  readonly onSigned?: ((isNew: boolean) => void) | undefined;
}

/** Buys by a payment link, with the promises of every other purchase: an open payment is sent again instead of a new one. */
export async function buyByLink(buyer: LinkBuyer, purchase: LinkPurchaseTerms): Promise<LinkPaid> {
  const { payer, callbacks, open, signal } = buyer;
  const { terms, amount, payAgain = false, refused = null, onSigned } = purchase;
  let isNew = false;
  const sign = async (nonce?: string): Promise<SignedPayment> => {
    if (refused !== null) throw refused;
    signal?.throwIfAborted();
    isNew = true;
    return (await signByLink(buyer, terms, { amount, payer, callbacks, nonce })).payment;
  };
  const moneyOf: Purchase["moneyOf"] = async (payment, deadline) =>
    readMoney(await payingOn(buyer, payment), payment, deadline);
  // Without the link's wallet and network: the merchant may change both, and it stays the same purchase.
  const offer = JSON.stringify(["link", terms.url, amount]);
  return buy(open, { offer, payAgain, sign, moneyOf }, async (payment, keep) => {
    onSigned?.(isNew);
    return approvingItself(await payingOn(buyer, payment), payment, async (sent) => {
      await keep(sent);
      return sendByLink(buyer, terms, sent);
    });
  });
}

async function payingOn({ payer, callbacks, chains }: LinkBuyer, { accepted }: SignedPayment): Promise<PrepareDeps> {
  const known = await chains();
  return { payer, callbacks, chain: known.find(({ x402 }) => x402.caip2Network === accepted.network) ?? known[0] };
}
