import { formatRupiah, RUPIAH_DECIMALS, rupiahOf } from "@lunas/protocol/money/rupiah";
import type { ChainConfig } from "@lunas/protocol/wire/api";
import { describeSection } from "@lunas/protocol/wire/environment";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentRequirements, UptoRequirements } from "@lunas/protocol/wire/requirements";
import type { PaymentRequired } from "@lunas/protocol/wire/x402";
import type { Chains } from "../chain-config";
import type { Settings } from "../options";
import { limitOf } from "./budget";

const SYMBOL = "IDRX";
const same = (one: string, other: string | undefined) => one.toLowerCase() === other?.toLowerCase();

/** What is paid, and on which chain. */
export interface Chosen {
  readonly terms: PaymentRequirements | UptoRequirements;
  readonly chain: ChainConfig;
}

/** The first entry of a 402 that can be paid on one of these chains. Nothing of it is believed that `GET /config` does not say too. */
export function choose(
  demanded: PaymentRequired,
  chains: Chains,
  { section, settlement }: Pick<Settings, "section" | "settlement">,
): Chosen {
  // In direct settlement the payer settles, and only a merchant charges less than the maximum.
  const schemes: readonly string[] = settlement === "direct" ? ["exact"] : ["exact", "upto"];
  const payable = demanded.accepts.filter(
    (terms): terms is Chosen["terms"] =>
      schemes.includes(terms.scheme) && terms.extra?.assetTransferMethod === "permit2",
  );
  const here = payable.flatMap((terms) => {
    const chain = chains.find(({ x402 }) => x402.caip2Network === terms.network);
    return chain === undefined || !isPayableOn(terms, chain) ? [] : [{ terms, chain }];
  });
  if (here.length === 0) {
    const networks = demanded.accepts.map(({ network }) => network).join(", ");
    const details = { network: chains.map(({ x402 }) => x402.caip2Network).join(", "), demanded: networks };
    const ours = describeSection(section);
    throw new LunasError(
      `The shop demands a payment on ${networks}. This client pays on ${details.network} (${ours}).`,
      {
        code: "unsupported_network",
        details,
      },
    );
  }
  const chosen = here.find(({ terms, chain }) => same(terms.asset, chain.tokens[SYMBOL]));
  if (chosen === undefined || chosen.chain.tokenDecimals[SYMBOL] !== RUPIAH_DECIMALS) {
    throw new LunasError("The shop demands a token that is not IDRX.", { code: "unsupported_token" });
  }
  return chosen;
}

/**
 * Whether a price by use can be signed: the chain has the proxy, and the demand names a signer. That signer need not be
 * one that `GET /config` lists: it can move no more than the signed maximum, and only to `payTo`, which the signature
 * names too, so it is trusted with nothing that the shop is not. A shop that started before a signer was retired still
 * names that one, and it still settles.
 */
function isPayableOn({ scheme, extra }: Chosen["terms"], { x402 }: ChainConfig): boolean {
  if (scheme === "exact") return true;
  const { facilitatorAddress = "" } = extra as UptoRequirements["extra"];
  return x402.upto !== undefined && /^0x[0-9a-fA-F]{40}$/.test(facilitatorAddress) && BigInt(facilitatorAddress) > 0n;
}

/** Throws `price_refused` where the amount is above `maxPrice`. */
export function judgePrice({ amount }: Pick<PaymentRequirements, "amount">, maxPrice: string): void {
  const most = limitOf("maxPrice", maxPrice);
  if (BigInt(amount) <= most) return;
  const message = `The price is ${formatRupiah(amount)}, more than the ${formatRupiah(most)} that are allowed. Set maxPrice to allow more.`;
  const details = { demandedRupiah: rupiahOf(amount), allowedRupiah: rupiahOf(most) };
  throw new LunasError(message, { code: "price_refused", details });
}
