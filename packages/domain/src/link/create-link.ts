import type { Chain } from "@lunas/catalog/chain";
import type { Clock } from "../shared/clock";
import { type MerchantId, newId } from "../shared/id";
import { type Refusal, refuse } from "../shared/refusal";
import type { PaymentLink } from "./payment-link";
import type { NewLink, PaymentLinks } from "./ports";

export interface LinkRequest {
  readonly merchantId: MerchantId;
  /** The chain on which the link's payments settle. */
  readonly chain: Chain;
  readonly tokenSymbol: string;
  readonly title: string;
  readonly description: string | null;
  /** Base units: either the price, or both limits. */
  readonly amount?: bigint | undefined;
  readonly minAmount?: bigint | undefined;
  readonly maxAmount?: bigint | undefined;
  readonly redirectUrl: string | null;
  readonly maxPayments: number | null;
  readonly expiresAtMs: number | null;
  readonly metadata: Readonly<Record<string, string>> | null;
}

export interface CreateLinkDeps {
  readonly links: Pick<PaymentLinks, "create">;
  readonly clock: Clock;
}

/** Creates a link, or refuses it where its amounts or its end do not fit. */
export async function createLink(deps: CreateLinkDeps, wanted: LinkRequest): Promise<PaymentLink | Refusal> {
  const { chain, amount, minAmount, maxAmount, ...plain } = wanted;
  const limits = limitsOf({ amount, minAmount, maxAmount });
  const wrong = limits === null ? onePriceOnly() : judge(wanted, limits, deps.clock.now());
  if (limits === null || wrong !== null) return wrong ?? onePriceOnly();
  const { environment, network, chainId } = chain;
  const link: NewLink = { ...plain, id: newId("lnk"), environment, network, chainId, ...limits };
  return deps.links.create(link);
}

type Amounts = Pick<LinkRequest, "amount" | "minAmount" | "maxAmount">;
type Limits = Pick<PaymentLink, "minAmount" | "maxAmount">;

/** Null: neither one price nor two limits. */
function limitsOf({ amount, minAmount, maxAmount }: Amounts): Limits | null {
  if (amount !== undefined)
    return minAmount === undefined && maxAmount === undefined ? { minAmount: amount, maxAmount: amount } : null;
  return minAmount === undefined || maxAmount === undefined ? null : { minAmount, maxAmount };
}

function onePriceOnly(): Refusal {
  return invalid({ amount: "give either amount, or both minAmount and maxAmount" });
}

function judge({ amount, chain, expiresAtMs }: LinkRequest, limits: Limits, nowMs: number): Refusal | null {
  const { minAmount: smallest } = chain.payment;
  if (limits.minAmount < smallest) {
    const field = amount === undefined ? "minAmount" : "amount";
    return invalid({ [field]: `must be at least ${smallest}, the smallest payment on ${chain.network}` });
  }
  if (limits.minAmount > limits.maxAmount) return invalid({ maxAmount: "must not be less than minAmount" });
  if (expiresAtMs !== null && expiresAtMs <= nowMs) return invalid({ expiresAt: "must be in the future" });
  return null;
}

function invalid(details: Record<string, string>): Refusal {
  return refuse("invalid_request", "The request is not valid.", details);
}
