import type { HoldEventType, HoldStore } from "@lunas/domain/hold/ports";
import type { MerchantApproval } from "@lunas/domain/merchant/ports";
import type { LaneRetirement } from "@lunas/domain/operations/lane-retirement";
import type { PaymentBooks } from "@lunas/domain/payment/books";
import type { HistoryStore } from "@lunas/domain/payment/history";
import type { IdempotencyKey } from "@lunas/domain/payment/idempotency-key";
import type { OperationsStore } from "@lunas/domain/payment/pause";
import type { IdempotencyKeys, PaymentStore } from "@lunas/domain/payment/ports";
import type { RefundBooks } from "@lunas/domain/refund/ports";
import type { AttemptJournal } from "@lunas/domain/settlement/attempt-journal";
import type { LaneStore } from "@lunas/domain/settlement/lanes/lane-store";
import type { SettlementStore } from "@lunas/domain/settlement/ports";
import type { MerchantId, PaymentId } from "@lunas/domain/shared/id";
import type { EventType } from "@lunas/domain/webhook/event-types";

/** What a contract suite works with: the stores of one database, and what they need to be there. */
export interface Stores {
  readonly payments: PaymentStore;
  readonly holds: HoldStore;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly lanes: LaneStore;
  readonly retirement: LaneRetirement;
  readonly settlements: SettlementStore;
  readonly histories: HistoryStore;
  readonly books: PaymentBooks;
  readonly refunds: RefundBooks;
  readonly journal: AttemptJournal;
  readonly operations: Pick<OperationsStore, "pause" | "resume" | "pauses">;
  readonly approval: MerchantApproval;
  /** Two registered merchants without an approval. */
  readonly merchantIds: readonly [MerchantId, MerchantId];
  /** The outbox: what merchants will be told of a payment. */
  readonly eventsOf: (id: PaymentId) => Promise<readonly (EventType | HoldEventType)[]>;
  /** Lets the time of an Idempotency-Key run out. */
  readonly outlive: (key: IdempotencyKey) => Promise<void>;
  /** Lets what the settlers told of the price of gas become old. */
  readonly outlivePrices: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the stores of a database in which other tests may have left their rows. */
export type MakeStores = () => Promise<Stores>;
