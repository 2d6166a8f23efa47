import { formatRupiah, RUPIAH_DECIMALS } from "@lunas/protocol/money/rupiah";
import type { ChainConfig } from "@lunas/protocol/wire/api";
import { describeSection } from "@lunas/protocol/wire/environment";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentRequired, PaymentRequirements } from "@lunas/protocol/wire/x402";
import { limitOf } from "./budget";

const SYMBOL = "IDRX";
const same = (one: string, other: string | undefined) => one.toLowerCase() === other?.toLowerCase();

/** The entry of a 402 that can be paid on this chain. Nothing of it is believed that `GET /config` does not say too. */
export function choose(demanded: PaymentRequired, chain: ChainConfig): PaymentRequirements {
  const payable = demanded.accepts.filter(
    ({ scheme, extra }) => scheme === "exact" && extra?.assetTransferMethod === "permit2",
  );
  const here = payable.filter(({ network }) => network === chain.x402.caip2Network);
  if (here.length === 0) {
    const networks = demanded.accepts.map(({ network }) => network).join(", ");
    const details = { network: chain.x402.caip2Network, demanded: networks };
    const ours = describeSection(chain.network === "base" ? "production" : "sandbox");
    throw new LunasError(`Demanded is a payment on ${networks}. This client pays on ${details.network} (${ours}).`, {
      code: "unsupported_network",
      details,
    });
  }
  const chosen = here.find(({ asset }) => same(asset, chain.tokens[SYMBOL]));
  if (chosen === undefined || chain.tokenDecimals[SYMBOL] !== RUPIAH_DECIMALS) {
    throw new LunasError("What is demanded is not IDRX.", { code: "unsupported_token" });
  }
  return chosen;
}

/** Throws `price_refused` where more is demanded than the payer set. */
export function judgePrice({ amount }: PaymentRequirements, maxPrice: string): void {
  const most = limitOf("maxPrice", maxPrice);
  if (BigInt(amount) <= most) return;
  const message = `${formatRupiah(amount)} are demanded, more than the ${formatRupiah(most)} that were allowed. Set maxPrice to allow more.`;
  throw new LunasError(message, { code: "price_refused", details: { demanded: amount, allowed: most.toString() } });
}
