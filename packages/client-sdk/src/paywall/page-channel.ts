/// <reference lib="dom" />
import { baseUnitsOf, rupiahOf } from "@lunas/protocol/money/rupiah";
import type { Hex } from "@lunas/protocol/wire/hex";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentRequired } from "@lunas/protocol/wire/x402";
import { decodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import type { ChannelOptions } from "../channels/channel-options";
import { type ChannelStore, channelsInPage } from "../channels/channel-store";
import { type ChannelTerms, delayOf, isFor, isOfChannel } from "../channels/choose-channel";
import { createChannels } from "../channels/create-channels";
import { lockedInOthers } from "../channels/deposit";
import { availableIn, type KeptChannel, type OpenVoucher } from "../channels/kept-channel";
import { openPayment } from "../channels/pay-where-offered";
import { purchaseOf } from "../channels/purchase-of";
import type { ChannelWay, ClientDeps } from "../client-deps";

/** How a press pays: `single` is the ordinary button. `open`: what was sent before is sent again. */
export type Paying = "single" | "deposit" | "spend" | "open";

/** What a page can offer now. Amounts in base units. */
export interface ChannelState {
  readonly kind: Exclude<Paying, "single">;
  /** Of the channel that is open for these terms. */
  readonly left: bigint;
  /** The page was paid from the deposit, and the shop did not serve it: the next press pays once more. */
  readonly isPaid: boolean;
  /** Null: nothing is left of a deposit. */
  readonly back: WayBack | null;
}

/** How the payer gets back what is left. */
export interface WayBack {
  readonly channelId: Hex;
  readonly sum: bigint;
  /** `shop`: the shop is asked. `chain`: the shop is not needed, and the wallet pays the fee of the network. */
  readonly from: "shop" | "chain";
  /** Of a withdrawal that has begun: when it can end. */
  readonly atMs: number | null;
}

export interface PageChannel {
  /** For the page's clients: nothing pays twice for this page, whichever button is pressed. */
  readonly way: ChannelWay;
  /** The demand takes nothing but a channel. */
  readonly isAlone: boolean;
  readonly deposit: bigint;
  readonly price: bigint;
  readonly delaySeconds: number;
  state(): ChannelState;
  /** Of the next payment. */
  payBy(paying: Paying): void;
}

/** The longest delay for which a page offers a deposit: a week, as by default in the library. */
const MOST_DELAY_SECONDS = 604_800;
/** A deposit of less than any shop takes: so the wallet is not asked for one. */
const NO_DEPOSIT: ChannelOptions = { deposit: "0.01", maxOpen: "0.01" };

/** The channel that the demand in a gate's page offers; null: it offers none, or this browser stores nothing. */
export function pageChannel(demand: string, deposit: string): PageChannel | null {
  const decoded = decodePaymentHeader(demand);
  if (!decoded.ok) return null;
  const demanded = decoded.value as PaymentRequired;
  const terms = demanded.accepts.find(isOfChannel);
  const sum = BigInt(baseUnitsOf(deposit) ?? "0");
  if (terms === undefined || sum < BigInt(terms.amount) || delayOf(terms) > MOST_DELAY_SECONDS) return null;
  if (read() === null) return null;
  const page = { terms, demanded, deposit: sum };
  let paying: Paying = "single";
  return {
    way: wayOf(page, () => paying),
    isAlone: demanded.accepts.length === 1,
    deposit: sum,
    price: BigInt(terms.amount),
    delaySeconds: delayOf(terms),
    state: () => stateOf(page),
    payBy: (next) => {
      paying = next;
    },
  };
}

interface Page {
  readonly terms: ChannelTerms["terms"];
  readonly demanded: PaymentRequired;
  readonly deposit: bigint;
}

/** Null: the browser stores nothing. */
function read(): readonly KeptChannel[] | null {
  try {
    return channelsInPage(() => window.localStorage).list() as readonly KeptChannel[];
  } catch {
    return null;
  }
}

function stateOf(page: Page): ChannelState {
  const { terms } = page;
  const all = (read() ?? []).filter((each) => isFor(each, terms, location.origin));
  const usable = all.filter(({ status, deposit }) => status === "open" && deposit === null);
  const [first] = usable.sort((one, other) => (availableIn(one) < availableIn(other) ? 1 : -1));
  const left = first === undefined ? 0n : availableIn(first);
  const vouchers = all.flatMap((each) => (isPayable(each) ? vouchersFor(each, page) : []));
  const shown = {
    left,
    back: wayBack(first ?? all.find((each) => availableIn(each) > 0n)),
    isPaid: vouchers.some(({ status }) => status === "charged"),
  };
  const isOpen =
    all.some(({ deposit }) => deposit?.status === "open") || vouchers.some(({ status }) => status === "unknown");
  if (isOpen) return { kind: "open", ...shown };
  return { kind: left >= BigInt(terms.amount) ? "spend" : "deposit", ...shown };
}

function wayBack(channel: KeptChannel | undefined): WayBack | null {
  if (channel === undefined || availableIn(channel) === 0n) return null;
  const { channelId, status, withdrawableAtMs: atMs } = channel;
  return { channelId, sum: availableIn(channel), from: status === "open" ? "shop" : "chain", atMs };
}

/** Those that were signed for this page, which was not served. */
function vouchersFor({ open }: KeptChannel, { demanded, terms }: Page): readonly OpenVoucher[] {
  const purchase = purchaseOf({ method: "GET", url: new Request(location.href).url }, demanded, terms);
  return open.filter((each) => each.purchase === purchase);
}

/** Whether a voucher of the channel may be charged: there is a deposit, or there still can be one. */
function isPayable({ deposit, balance }: KeptChannel): boolean {
  const isOver = deposit?.status === "refused" && Number(deposit.authorization.deadline) * 1_000 < Date.now();
  return BigInt(balance) > 0n || (deposit !== null && !isOver);
}

function wayOf(page: Page, paying: () => Paying): ChannelWay {
  const optionsNow = (): ChannelOptions => {
    if (paying() !== "deposit") return NO_DEPOSIT;
    // The payer saw this sum on the button: what lies in other channels does not make it smaller.
    const most = page.deposit + lockedInOthers(read() ?? [], undefined);
    return { deposit: rupiahOf(page.deposit), maxOpen: rupiahOf(most) };
  };
  const use = <T>(work: (way: ChannelWay) => Promise<T>): Promise<T> =>
    oneAtATime(async (store) => work(createChannels(optionsNow(), store)));
  const apiOf = (deps: ClientDeps): ReturnType<ChannelWay["api"]> => ({
    list: () => use((way) => way.api(deps).list()),
    close: (...given) => use((way) => way.api(deps).close(...given)),
    withdraw: (channelId) => use((way) => way.api(deps).withdraw(channelId)),
  });
  return {
    choose: (deps, demanded) => createChannels(optionsNow()).choose(deps, demanded),
    async pay(deps, purchase, options) {
      const kept = await openPayment(deps, purchase.offer);
      if (kept?.status === "open" && options.payAgain !== true) return null;
      const isPaid = (read() ?? []).some((each) => isPayable(each) && vouchersFor(each, page).length > 0);
      if (paying() === "single" && !isPaid) return null;
      if (paying() !== "single" && kept !== null) throw failed("single_payment_kept");
      const accepts = purchase.demanded.accepts.filter(({ scheme }) => scheme === "batch-settlement");
      const alone = { ...purchase, demanded: { ...purchase.demanded, accepts } };
      const answer = await use((way) => way.pay(deps, alone, options));
      if (answer === null) throw failed("channel_not_offered");
      return answer;
    },
    api: apiOf,
  };
}

/**
 * For one press: other tabs of the shop wait, and afterwards have the channel again. Each press reads the store anew, because another tab may
 * have paid meanwhile.
 */
function oneAtATime<T>(work: (store: ChannelStore) => Promise<T>): Promise<T> {
  const once = async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    try {
      return await work(channelsInPage(() => window.localStorage, ended));
    } finally {
      end();
    }
  };
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks === undefined ? once() : (locks.request("lunas:page-channel", once) as Promise<T>);
}

function failed(code: string): LunasError {
  return new LunasError(code, { code, status: 402 });
}
