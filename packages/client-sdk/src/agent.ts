import { formatRupiah, parseRupiah, rupiahOf } from "@lunas/protocol/money/rupiah";
import { environmentOf, sectionOf } from "@lunas/protocol/wire/environment";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { Hex } from "@lunas/protocol/wire/x402";
import { accountOf } from "./agent-wallet/account";
import { DEFAULT_FEE_CAP_WEI } from "./agent-wallet/fee-cap";
import { keyPayer } from "./agent-wallet/key-payer";
import { readChains } from "./chain-config";
import type { ChannelOptions } from "./channels/channel-options";
import { createChannels } from "./channels/create-channels";
import { type Client, createClientOf } from "./client";
import type { ClientCallbacks, ClientOptions } from "./options";
import { linkStorageIn } from "./pay/link-storage";
import { type LinkPaid, type LinkTerms, linkPayer } from "./pay/pay-link";
import { waitLimit } from "./pay/send-with-retries";
import { type AgentState, openState } from "./state/agent-state";

export type { ChannelPayload } from "@lunas/protocol/wire/channels";
export type { ChannelOptions } from "./channels/channel-options";
export type { ChannelStore } from "./channels/channel-store";
export type { ChannelCharge, ChannelEnd, ChannelsApi, OpenChannel } from "./channels/channel-way";
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

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Outside a page an open payment of a link lives as long as the call. */
const noStorage = () => {
  throw new Error("there is no storage");
};

/** A purchase on a payment link's page. */
export interface LinkPurchase extends ClientCallbacks {
  readonly privateKey: string;
  readonly section: "sandbox" | "production";
  /** What the link's page demands: `GET` of its address with `Accept: application/json`. */
  readonly terms: LinkTerms;
  /** Base units. */
  readonly amount: string;
}

/**
 * Pays by a payment link with a private key, once. The caller judges the terms and the amount before. Sends the same payment
 * again while its outcome is open, up to two minutes.
 */
export async function payLink({ privateKey, section, terms, amount, ...callbacks }: LinkPurchase): Promise<LinkPaid> {
  const { origin } = new URL(terms.url);
  // The service takes such payments from the link's own page only.
  const send: typeof fetch = (input, init) => {
    const headers = { ...(init?.headers as Record<string, string> | undefined), Origin: origin };
    return fetch(new URL(String(input), origin), { ...init, headers });
  };
  const payer = keyPayer({
    ...{ account: accountOf(privateKey), sleep, maxFeePerGasWei: DEFAULT_FEE_CAP_WEI },
    fetch: (...given) => fetch(...given),
  });
  const chains = readChains({ section, configUrl: "/config", contracts: {} }, send);
  const link = linkPayer({ chains, open: linkStorageIn(noStorage), send, waitLimit }, terms);
  return link.pay(amount, payer, callbacks);
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
  const setup = { payer, isBrowser: false, origin, fetch: send, own, openPayments, spending, channelWay };
  return {
    ...createClientOf(options, setup),
    address: account.address,
  };
}
