import type { Environment } from "@lunas/catalog/chain";
import type { EventId, MerchantId } from "../shared/id";
import type { EventMessage } from "./ports";

/** Whose events: those of a merchant in one environment. */
export interface EventScope {
  readonly merchantId: MerchantId;
  readonly environment: Environment;
}

export interface FeedPage {
  readonly events: readonly EventMessage[];
  readonly hasMore: boolean;
  /** After which to ask next: the last of these events, else what was asked for; null where there is no event at all. */
  readonly cursor: EventId | null;
}

/** What came in after a place: the newest place now, and whose events came. */
export interface FeedNews {
  readonly position: bigint;
  readonly scopes: readonly EventScope[];
}

/** Events in the order of their positions. A position is seen only when all before it are. */
export interface EventFeed {
  /** `latest`: nothing but the cursor to go on from. Null where there is no event `after` in this scope. */
  page(scope: EventScope, after: EventId | "latest" | null, limit: number): Promise<FeedPage | null>;
  /** `after` null: the newest place alone. */
  news(after: bigint | null): Promise<FeedNews>;
}
