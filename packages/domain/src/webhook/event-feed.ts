import type { Environment } from "@lunas/catalog/chain";
import type { EventId, MerchantId } from "../shared/id";
import type { EventMessage } from "./ports";

/** The events of a merchant in one environment. */
export interface EventScope {
  readonly merchantId: MerchantId;
  readonly environment: Environment;
}

/** With a chain: only the events of payments and refunds on it. */
export interface FeedScope extends EventScope {
  readonly chainId?: number;
}

export interface FeedPage {
  readonly events: readonly EventMessage[];
  readonly hasMore: boolean;
  /**
   * The `after` of the next request: the last of these events, else the `after` of this request; null if there is no
   * event at all.
   */
  readonly cursor: EventId | null;
}

/** News after a position: the newest position, and the scopes with new events. */
export interface FeedNews {
  readonly position: bigint;
  readonly scopes: readonly EventScope[];
}

/** Events in the order of their positions. A position becomes visible only after all positions before it. */
export interface EventFeed {
  /**
   * `latest`: only the cursor to continue from. Null if the merchant has no event `after` in this environment; it may be
   * one of another chain.
   */
  page(scope: FeedScope, after: EventId | "latest" | null, limit: number): Promise<FeedPage | null>;
  /** `after` null: only the newest position. */
  news(after: bigint | null): Promise<FeedNews>;
}
