import type { ApiKey } from "@lunas/protocol/api/api-keys";
import type { Health } from "@lunas/protocol/api/health";
import type { Merchant } from "@lunas/protocol/api/merchant";

/** Why a fact could not be read, in words that say what to do. */
export interface Unknown {
  readonly unknown: string;
}

export type Fact<T> = T | Unknown;

export const isUnknown = (fact: Fact<object>): fact is Unknown => "unknown" in fact;

export interface Service {
  readonly health: Health;
  /** The name of the production chain, as `/health` has it. */
  readonly network: string;
  /** By how much this machine's clock is ahead of the service's. */
  readonly aheadSeconds: number;
}

export interface Account {
  readonly merchant: Merchant;
  readonly keys: readonly ApiKey[];
}

export interface WebhookTest {
  readonly delivered: boolean;
  /** The status of the receiver's answer, or why there was none. */
  readonly answer: string;
}

/** What can be seen of a merchant's set-up from outside. */
export interface GoingLiveFacts {
  readonly url: string;
  readonly service: Fact<Service>;
  /** The production key, once the service has accepted it. */
  readonly key: Fact<{ readonly apiKey: string }>;
  readonly account: Fact<Account>;
  readonly webhook: Fact<WebhookTest>;
  readonly nowMs: number;
}
