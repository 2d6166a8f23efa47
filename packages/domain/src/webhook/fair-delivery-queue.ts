import type { DeliveryId, MerchantId } from "../shared/id";

/** A `DeliveryQueue` that may also learn whose delivery it is, so that no merchant takes the share of the others. */
export interface FairDeliveryQueue {
  enqueue(
    deliveries: readonly {
      readonly id: DeliveryId;
      readonly merchantId: MerchantId;
      readonly attempt: number;
      readonly atMs: number;
    }[],
  ): Promise<void>;
}
