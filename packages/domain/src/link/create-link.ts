import type { Chain } from "@lunas/catalog/chain";
import { defaultChainOf } from "../merchant/default-chain";
import { refuseUnproved } from "../merchant/wallet-proof";
import type { Clock } from "../shared/clock";
import { type MerchantId, newId } from "../shared/id";
import { isRefusal, type Refusal, refuse } from "../shared/refusal";
import type { PaymentLink } from "./payment-link";
import type { LinkPayee, NewLink, PaymentLinks } from "./ports";

export interface LinkRequest {
  readonly merchantId: MerchantId;
  /** The chain on which the link's payments settle; undefined: the merchant's default. */
  readonly network: string | undefined;
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
  readonly links: Pick<PaymentLinks, "create" | "payeeOf">;
  /** The served chains of the caller's environment. */
  readonly served: readonly [Chain, ...Chain[]];
  readonly clock: Clock;
}

/** Creates a link, or refuses it where its network, its token, its amounts or its end do not fit. */
export async function createLink(deps: CreateLinkDeps, wanted: LinkRequest): Promise<PaymentLink | Refusal> {
  const { network, amount, minAmount, maxAmount, ...plain } = wanted;
  const payee = await deps.links.payeeOf(wanted.merchantId);
  const chain = chooseChain(deps.served, network, payee);
  if (isRefusal(chain)) return chain;
  const limits = limitsOf({ amount, minAmount, maxAmount });
  if (limits === null) return onePriceOnly();
  const wrong =
    refuseUnproved(payee, payee.walletAddress, chain) ?? judge(wanted, { chain, limits, nowMs: deps.clock.now() });
  if (wrong !== null) return wrong;
  const { environment, chainId } = chain;
  const link: NewLink = { ...plain, id: newId("lnk"), environment, network: chain.network, chainId, ...limits };
  return deps.links.create(link);
}

function chooseChain(served: CreateLinkDeps["served"], wanted: string | undefined, payee: LinkPayee): Chain | Refusal {
  const chain = wanted === undefined ? defaultChainOf(payee, served) : served.find(({ network }) => network === wanted);
  if (chain !== undefined) return chain;
  const expected = served.map(({ network }) => network).join(", ");
  return refuse("unsupported_network", `This environment settles on ${expected}.`, { expected });
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

interface Frame {
  readonly chain: Chain;
  readonly limits: Limits;
  readonly nowMs: number;
}

function judge({ tokenSymbol, amount, expiresAtMs }: LinkRequest, { chain, limits, nowMs }: Frame): Refusal | null {
  const { network, payment } = chain;
  if (chain.tokens[tokenSymbol] === undefined) {
    return refuse("unsupported_token", `${network} has no ${tokenSymbol}.`, { token: tokenSymbol });
  }
  if (limits.minAmount < payment.minAmount) {
    const field = amount === undefined ? "minAmount" : "amount";
    return invalid({ [field]: `must be at least ${payment.minAmount}, the smallest payment on ${network}` });
  }
  if (limits.minAmount > limits.maxAmount) return invalid({ maxAmount: "must not be less than minAmount" });
  if (expiresAtMs !== null && expiresAtMs <= nowMs) return invalid({ expiresAt: "must be in the future" });
  return null;
}

function invalid(details: Record<string, string>): Refusal {
  return refuse("invalid_request", "The request is not valid.", details);
}
