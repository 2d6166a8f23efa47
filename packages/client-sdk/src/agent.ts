import { formatRupiah, parseRupiah, rupiahOf } from "@lunas/protocol/money/rupiah";
import { environmentOf, sectionOf } from "@lunas/protocol/wire/environment";
import type { Hex } from "@lunas/protocol/wire/hex";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { accountOf } from "./agent-wallet/account";
import { DEFAULT_FEE_CAP_WEI } from "./agent-wallet/fee-cap";
import { keyPayer } from "./agent-wallet/key-payer";
import { readChains } from "./chain-config";
import type { ChannelOptions } from "./channels/channel-options";
import { createChannels } from "./channels/create-channels";
import { type Client, createClientOf } from "./client";
import type { ClientCallbacks, ClientOptions } from "./options";
import { outsideOfPages } from "./outside-of-pages";
import { buyByLink, type LinkPurchaseTerms } from "./pay/buy-by-link";
import type { LinkPaid } from "./pay/pay-link";
import { waitLimit } from "./pay/send-with-retries";
import { sleep } from "./pay/sleep";
import { type AgentState, openState } from "./state/agent-state";

export type { ChannelPayload } from "@lunas/protocol/wire/channels";
export type { ChannelOptions } from "./channels/channel-options";
export type { ChannelStore } from "./channels/channel-store";
export type { ChannelCharge, ChannelEnd, ChannelsApi, CloseOptions, OpenChannel } from "./channels/channel-way";
export type { KeptChannel } from "./channels/kept-channel";
export type { Client, DirectOffer, PayOptions } from "./client";
export type { ClientCallbacks, ClientOptions } from "./options";
export type { BudgetOptions, Spending, SpendingStore } from "./pay/budget";
export type { TrustedContracts } from "./pay/check-chain";
export type { KeptPayment, OpenPayments, SignedPayment } from "./pay/open-payments";
export type { LinkPaid, LinkTerms } from "./pay/pay-link";
export type { Quote } from "./pay/quote";
export type { AgentState };
export { formatRupiah, LunasError, parseRupiah, rupiahOf };

export interface AgentClientOptions extends ClientOptions {
  /** `0x` and 64 hex digits. Keep no more money in its account than the agent may spend. */
  readonly privateKey: string;
  /**
   * The highest price of a unit of gas for the approval of Permit2, in wei. The client signs no higher price. Default
   * 10 gwei.
   */
  readonly maxFeePerGasWei?: bigint;
  /** For direct settlement: an origin that is registered for the publishable key. */
  readonly origin?: string;
  /** Used instead of the global `fetch`. */
  readonly fetch?: typeof fetch;
  /**
   * Where open payments and the budget are kept, so that a restart neither pays twice nor has a new budget: `{ folder }`. Default:
   * `~/.lunas/agent`. `"memory"`: nowhere. Channels and their keys are kept there too.
   */
  readonly state?: AgentState;
  /**
   * Pays by channels where a shop offers it: `{ deposit: "10000", maxOpen: "50000" }`. One deposit, then a voucher for each request, without a
   * transaction. Default: no channels.
   */
  readonly channels?: ChannelOptions | undefined;
}

export interface AgentClient extends Client {
  readonly address: Hex;
}

const own = ["privateKey", "origin", "fetch", "maxFeePerGasWei", "state", "channels"] as const;

/** A purchase on a payment link's page. */
export interface LinkPurchase extends LinkPurchaseTerms, ClientCallbacks {
  readonly privateKey: string;
  readonly section: "sandbox" | "production";
  /** Where open payments are kept, as of `createClient`. */
  readonly state?: AgentState | undefined;
  /** Ends the call early. What was signed stays open. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Pays by a payment link with a private key, once. The caller judges the terms and the amount before. Sends the same payment
 * again while its outcome is open, up to two minutes; afterwards the next call for this link and amount does, also in another process.
 */
export async function payLink(purchase: LinkPurchase): Promise<LinkPaid> {
  const { privateKey, section, state, signal, ...given } = purchase;
  const { terms, amount, payAgain, refused, onSigned, ...callbacks } = given;
  const account = accountOf(privateKey);
  const { origin } = new URL(terms.url);
  const ended = ({ signal: own }: RequestInit) =>
    AbortSignal.any([own, signal].filter((each): each is AbortSignal => !!each));
  // The service takes such payments from the link's own page only.
  const send: typeof fetch = (input, init = {}) => {
    const headers = { ...(init.headers as Record<string, string> | undefined), Origin: origin };
    return fetch(new URL(String(input), origin), { ...init, headers, signal: ended(init) });
  };
  const payer = keyPayer({
    ...{ account, maxFeePerGasWei: DEFAULT_FEE_CAP_WEI },
    sleep: (ms) => sleep(ms, signal),
    fetch: (input, init = {}) => fetch(input, { ...init, signal: ended(init) }),
  });
  const chains = readChains({ section, configUrl: "/config", contracts: {} }, { ...outsideOfPages, send });
  const { openPayments: open } = openState(state, account.address, section);
  const buyer = { chains, open, payer, callbacks, send, waitLimit, signal };
  return buyByLink(buyer, { terms, amount, payAgain, refused, onSigned });
}

/** A client that pays with a private key and asks no person. */
export function createClient(options: AgentClientOptions): AgentClient {
  const account = accountOf(options.privateKey);
  const send: typeof fetch = options.fetch ?? ((...given) => fetch(...given));
  const { origin, maxFeePerGasWei = DEFAULT_FEE_CAP_WEI } = options;
  if (typeof maxFeePerGasWei !== "bigint" || maxFeePerGasWei <= 0n) {
    throw new LunasError("maxFeePerGasWei must be a bigint above 0, such as 10_000_000_000n.", {
      code: "invalid_option",
    });
  }
  const payer = keyPayer({ account, fetch: send, sleep, maxFeePerGasWei });
  const { spending, openPayments, channels } = openState(
    options.state,
    account.address,
    sectionOf(environmentOf(options.environment)),
  );
  const channelWay = options.channels === undefined ? undefined : createChannels(options.channels, channels);
  const setup = { ...outsideOfPages, payer, origin, fetch: send, own, openPayments, spending, channelWay };
  return {
    ...createClientOf(options, setup),
    address: account.address,
  };
}
