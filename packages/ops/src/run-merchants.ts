import type { MerchantErasure } from "@lunas/domain/merchant/ports";
import type { EraseCommand } from "./parse-merchants";
import type { Result } from "./run-command";

/** Removes a merchant's personal data. */
export async function runMerchants(
  { erasure }: { readonly erasure: MerchantErasure },
  { merchantId }: EraseCommand,
): Promise<Result> {
  const erased = await erasure.erase(merchantId);
  if (erased === "unknown") return { text: `there is no merchant ${merchantId}`, isGood: false };
  if (erased === "not_suspended") {
    const advice = `lunas-ops suspend ${merchantId}, and erase it ten seconds later`;
    return { text: `nothing was erased: the merchant may be working still. First: ${advice}`, isGood: false };
  }
  const { payments, deliveries, auditEntries } = erased;
  const counts = `of ${payments} payments, ${deliveries} webhook deliveries and ${auditEntries} audit entries`;
  return { text: `${merchantId} is erased: its profile, its keys, and what was personal ${counts}`, isGood: true };
}
