import type { Chain, Environment } from "@lunas/catalog/chain";
import { defaultChainOf } from "@lunas/domain/merchant/default-chain";
import type { MerchantStore } from "@lunas/domain/merchant/ports";
import { getMerchantTerms } from "@lunas/protocol/api/merchant";
import { route } from "../../http/route";

export interface TermsDeps {
  readonly merchants: Pick<MerchantStore, "findById">;
  readonly chainsOf: (environment: Environment) => readonly [Chain, ...Chain[]];
}

export const showTerms = ({ merchants, chainsOf }: TermsDeps) =>
  route(getMerchantTerms, async ({ caller: { merchant: payee, key } }) => {
    const { environment } = key;
    const merchant = await merchants.findById(payee.id);
    if (merchant === null) throw new Error("a live key has no merchant");
    const { network, caip2Network } = defaultChainOf(merchant, chainsOf(environment));
    const { defaultNetwork, defaultToken } = merchant;
    return { status: 200, body: { environment, network, caip2Network, defaultNetwork, defaultToken } };
  });
