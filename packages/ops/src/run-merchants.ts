import type { ListingHosts } from "@lunas/domain/discovery/ports";
import type { MerchantApproval, MerchantErasure } from "@lunas/domain/merchant/ports";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { PlainMerchantsCommand, SetHostCommand } from "./parse-merchants";
import type { Result } from "./result";

export interface MerchantsDeps {
  readonly erasure: MerchantErasure;
  readonly approval: MerchantApproval;
}

/** Approves a merchant, withdraws the approval, or removes the merchant's personal data. */
export async function runMerchants(
  { erasure, approval }: MerchantsDeps,
  command: PlainMerchantsCommand,
): Promise<Result> {
  const { kind, merchantId } = command;
  switch (kind) {
    case "merchants_approve":
      return approved(merchantId, await approval.approve(merchantId), "approved");
    case "merchants_unapprove":
      return approved(merchantId, await approval.unapprove(merchantId), "no longer approved");
    case "merchants_erase":
      return await erase(erasure, merchantId);
  }
}

/** Confirms a merchant's host, or takes it back. */
export async function setHost(hosts: ListingHosts, { merchantId, host }: SetHostCommand): Promise<Result> {
  if (await hosts.setHost(merchantId, host)) {
    const now = host === null ? "lists nothing any more" : `may list resources on ${host} and its subdomains`;
    return { text: `${merchantId} ${now}`, isGood: true };
  }
  return host === null ? { text: `${merchantId} has no confirmed host`, isGood: false } : unknown(merchantId);
}

function approved(merchantId: MerchantId, isKnown: boolean, now: string): Result {
  return isKnown ? { text: `${merchantId} is ${now}`, isGood: true } : unknown(merchantId);
}

function unknown(merchantId: MerchantId): Result {
  return { text: `there is no merchant ${merchantId}`, isGood: false };
}

async function erase(erasure: MerchantErasure, merchantId: MerchantId): Promise<Result> {
  const erased = await erasure.erase(merchantId);
  if (erased === "unknown") return unknown(merchantId);
  if (erased === "not_suspended") {
    const advice = `lunas-ops suspend ${merchantId}, and erase it ten seconds later`;
    return { text: `nothing was erased: the merchant may be working still. First: ${advice}`, isGood: false };
  }
  const { payments, charges, deliveries, auditEntries } = erased;
  const counts = `of ${payments} payments, ${charges} charges, ${deliveries} webhook deliveries and ${auditEntries} audit entries`;
  return { text: `${merchantId} is erased: its profile, its keys, and what was personal ${counts}`, isGood: true };
}
