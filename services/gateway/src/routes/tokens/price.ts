import { tokenBySymbol } from "@lunas/catalog/tokens";
import { refuse } from "@lunas/domain/shared/refusal";
import { getTokenPrice } from "@lunas/protocol/api/tokens";
import type { Clock } from "@lunas/runtime/clock";
import { route } from "../../http/route";

/** A token is always worth one unit of the currency that it is pegged to. */
export const showTokenPrice = ({ clock }: { readonly clock: Clock }) =>
  route(getTokenPrice, async ({ params: { symbol } }) => {
    const token = tokenBySymbol(symbol);
    if (token === undefined) return refuse("unsupported_token", "There is no token of this symbol.", { token: symbol });
    const lastUpdated = new Date(clock.now()).toISOString();
    return { status: 200, body: { symbol: token.symbol, currency: token.currency, rate: 1, lastUpdated } };
  });
