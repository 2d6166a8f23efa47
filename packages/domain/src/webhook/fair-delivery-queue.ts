import type { DeliveryId, MerchantId } from "../shared/id";

/**
 * Due deliveries, each with its merchant, so that no merchant uses the others' share. An id that is already queued for that attempt stays
 * as it is.
 */
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
