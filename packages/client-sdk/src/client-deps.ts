import type { Chains } from "./chain-config";
import type { ChannelWay } from "./channels/channel-way";
import type { Settings } from "./options";
import type { Budget, SpendingStore } from "./pay/budget";
import type { OpenPayments } from "./pay/open-payments";
import type { Payer } from "./payer";

export interface ClientSetup {
  readonly payer: Payer;
  readonly isBrowser: boolean;
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
