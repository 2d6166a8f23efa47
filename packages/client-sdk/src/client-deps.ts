import type { PaymentRequired } from "@lunas/protocol/wire/x402";
import type { Chains, ConfigReader } from "./chain-config";
import type { ChannelPayOptions, ChannelsApi, PaidRequest } from "./channels/channel-way";
import type { ChannelTerms } from "./channels/choose-channel";
import type { Settings } from "./options";
import type { Budget, SpendingStore } from "./pay/budget";
import type { OpenPayments } from "./pay/open-payments";
import type { SendPaid } from "./pay/send-paid";
import type { Payer } from "./payer";
import type { PaymentsApi } from "./payments-api";

/** What depends on where a client runs. */
export interface Surroundings extends Pick<ConfigReader, "unreachable"> {
  readonly isBrowser: boolean;
  readonly sendPaid: SendPaid;
  readonly paymentsApi: (settings: Settings, send: typeof fetch) => PaymentsApi;
}

export interface ClientSetup extends Surroundings {
  readonly payer: Payer;
  /** The `Origin` header in direct settlement, for clients that are not a browser. */
  readonly origin?: string | undefined;
  /** Options of the entry point, in addition to those of every client. */
  readonly own?: readonly string[] | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** Keeps signed payments whose purchase has not ended. Default: memory, while the client lives. */
  readonly openPayments?: OpenPayments | undefined;
  /** Keeps what was spent, unless the budget has a store of its own. Default: memory. */
  readonly spending?: SpendingStore | undefined;
  /** Pays by channels. Default: this client has none. */
  readonly channelWay?: ChannelWay | undefined;
}

export interface ClientDeps {
  readonly settings: Settings;
  readonly setup: ClientSetup;
  readonly chains: () => Promise<Chains>;
  readonly send: typeof fetch;
  readonly open: OpenPayments;
  readonly budget: Budget;
  /** A price that the caller names itself counts against the caller's budget, and not against the default budget. */
  readonly ownBudget: Budget | null;
}

/** How a client pays by channels. A part of its own, because its key needs code that a page without channels does not load. */
export interface ChannelWay {
  /** The terms that a channel can pay; null: there are none. */
  choose(deps: ClientDeps, demanded: PaymentRequired): Promise<ChannelTerms | null>;
  /** Null: the demand offers no channel, or the owner's limits allow no deposit and there is another way to pay. */
  pay(deps: ClientDeps, purchase: PaidRequest, options: ChannelPayOptions): Promise<Response | null>;
  api(deps: ClientDeps): ChannelsApi;
}
