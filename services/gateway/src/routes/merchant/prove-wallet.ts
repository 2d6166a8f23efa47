import type { Chain } from "@lunas/catalog/chain";
import { type ProveOnChainDeps, proveOnChain } from "@lunas/domain/merchant/prove-wallet";
import { isProvedOn } from "@lunas/domain/merchant/wallet-proof";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { proveWallet } from "@lunas/protocol/api/wallet";
import { route } from "../../http/route";

export interface ProveWalletDeps extends Omit<ProveOnChainDeps, "clock"> {
  /** The production chains that this service serves. */
  readonly production: readonly Chain[];
}

export const proveMerchantWallet = (deps: ProveWalletDeps & Pick<ProveOnChainDeps, "clock">) =>
  route(proveWallet, async ({ body, caller: { merchant, session }, context }) => {
    const own = { merchant, signedInAtMs: session.createdAtMs };
    const proved = await proveOnChain(deps, own, { ...body, origin: context.origin() });
    if (isRefusal(proved)) return proved;
    const networks = deps.production.filter(({ chainId }) => isProvedOn(proved, chainId));
    const { address: walletAddress, byKey } = proved;
    return { status: 200, body: { walletAddress, byKey, networks: networks.map(({ network }) => network) } };
  });
