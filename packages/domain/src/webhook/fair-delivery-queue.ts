import type { DeliveryId, MerchantId } from "../shared/id";

/** A `DeliveryQueue` that also gets the merchant of each delivery, so that no merchant uses the others' share. */
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
