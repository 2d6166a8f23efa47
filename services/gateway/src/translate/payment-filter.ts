import type { Chain, Network } from "@lunas/catalog/chain";
import { chainOfNetwork } from "@lunas/catalog/chains";
import type { PaymentFilter } from "@lunas/domain/payment/books";
import type { LinkId } from "@lunas/domain/shared/id";
import type { PaymentQuery } from "@lunas/protocol/api/payments";
import { addressOf } from "./address";

type Query = Omit<PaymentQuery, "page" | "limit">;

/** What the schema has passed, as the books want it; `among` are the chains of the key's environment. */
export function paymentFilter(
  { status, network, from, linkId, resource, since, until }: Query,
  among: readonly Chain[],
): PaymentFilter {
  return {
    status: status ?? null,
    chainId: chainIdOf(network, among),
    linkId: linkId === undefined ? null : (linkId as LinkId),
    resource: resource ?? null,
    payer: from === undefined ? null : addressOf(from),
    ...timesOf({ since, until }),
  };
}

/** Both exclusive; null: no bound. */
export function timesOf({
  since,
  until,
}: {
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}) {
  return {
    sinceMs: since === undefined ? null : Date.parse(since),
    untilMs: until === undefined ? null : notBefore(until),
  };
}

/** Null where the filter leaves nothing out: the environment has that chain alone. */
function chainIdOf(network: Network | undefined, among: readonly Chain[]): number | null {
  if (network === undefined || (among.length === 1 && among[0]?.network === network)) return null;
  return chainOfNetwork(network).chainId;
}

/** Payments have times in milliseconds: before a time with finer digits means before the next millisecond. */
function notBefore(time: string): number {
  const finerDigits = /\.\d{3}(\d+)/.exec(time)?.[1] ?? "";
  return Date.parse(time) + (/[1-9]/.test(finerDigits) ? 1 : 0);
}
