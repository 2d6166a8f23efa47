import { formatRupiah, RUPIAH_DECIMALS } from "@lunas/protocol/money/rupiah";
import type { ChainConfig } from "@lunas/protocol/wire/api";
import { describeSection } from "@lunas/protocol/wire/environment";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentRequired, PaymentRequirements } from "@lunas/protocol/wire/x402";
import { limitOf } from "./budget";

const SYMBOL = "IDRX";
const same = (one: string, other: string | undefined) => one.toLowerCase() === other?.toLowerCase();

/** The entry of a 402 that the client can pay on this chain. The entry must agree with `GET /config`. */
export function choose(demanded: PaymentRequired, chain: ChainConfig): PaymentRequirements {
  const payable = demanded.accepts.filter(
    ({ scheme, extra }) => scheme === "exact" && extra?.assetTransferMethod === "permit2",
  );
  const here = payable.filter(({ network }) => network === chain.x402.caip2Network);
  if (here.length === 0) {
    const asked = demanded.accepts.map(({ network }) => network).join(", ");
    const details = { network: chain.x402.caip2Network, demanded: asked };
    const ours = describeSection(chain.network === "base" ? "production" : "sandbox");
    throw new LunasError(`The shop demands a payment on ${asked}. This client pays on ${details.network} (${ours}).`, {
      code: "unsupported_network",
      details,
    });
  }
  const chosen = here.find(({ asset }) => same(asset, chain.tokens[SYMBOL]));
  if (chosen === undefined || chain.tokenDecimals[SYMBOL] !== RUPIAH_DECIMALS) {
    throw new LunasError("The shop demands a token that is not IDRX.", { code: "unsupported_token" });
  }
  return chosen;
}

/** Throws `price_refused` where the amount is above `maxPrice`. */
export function judgePrice({ amount }: PaymentRequirements, maxPrice: string): void {
  const most = limitOf("maxPrice", maxPrice);
  if (BigInt(amount) <= most) return;
  const message = `The price is ${formatRupiah(amount)}, more than the ${formatRupiah(most)} that are allowed. Set maxPrice to allow more.`;
  throw new LunasError(message, { code: "price_refused", details: { demanded: amount, allowed: most.toString() } });
}
