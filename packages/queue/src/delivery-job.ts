/** The data of a delivery job: ids only. The merchant's id is there for its share of the workers. */
export interface DeliveryJob {
  readonly deliveryId: string;
  readonly merchantId?: string;
}

export const deliveryQueueName = "deliveries";

/** The ids of a job, or null for data that is not ours. */
export function readDeliveryJob(data: unknown): DeliveryJob | null {
  if (typeof data !== "object" || data === null || !("deliveryId" in data)) return null;
  const { deliveryId } = data;
  if (typeof deliveryId !== "string" || !/^dlv_[0-9A-Za-z]{1,64}$/.test(deliveryId)) return null;
  const merchantId = "merchantId" in data && isMerchantId(data.merchantId) ? data.merchantId : null;
  return merchantId === null ? { deliveryId } : { deliveryId, merchantId };
}

function isMerchantId(id: unknown): id is string {
  return typeof id === "string" && /^mer_[0-9A-Za-z]{1,64}$/.test(id);
}
