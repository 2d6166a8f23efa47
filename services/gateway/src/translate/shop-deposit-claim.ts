import type { Chain } from "@lunas/catalog/chain";
import type { ShopDeposit } from "@lunas/domain/channel/shop/payload";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import type { Claim } from "@lunas/domain/payment/claim";
import { deposit as kind } from "@lunas/domain/settlement/kinds/deposit/deposit";
import { depositTerms } from "@lunas/domain/settlement/kinds/deposit/terms";
import type { Hex } from "@lunas/domain/shared/hex";

/** Whose deposit it is. */
export interface ShopDepositRequest {
  readonly caller: Authenticated;
  readonly chain: Chain;
  readonly bodyHash: Hex;
  readonly receivedAtMs: number;
}

/** The deposit of a channel whose books a shop keeps as the domain's claim: nothing is charged here. It is judged already. */
export function shopDepositClaim(
  { caller, chain, bodyHash, receivedAtMs }: ShopDepositRequest,
  deposit: ShopDeposit,
): Claim {
  const { key, merchant } = caller;
  const { voucher, amount, authorization, approval, resource, description } = deposit;
  const { config, channelId, signedMax, signature } = voucher;
  const { receiverAuthorizer, withdrawDelay, token, receiver } = config;
  const to = kind.contractOn(chain.contracts);
  if (to === null) throw new Error(`${chain.network} does not have the contracts of channels`);
  const accepted = { network: chain.caip2Network, asset: token, amount, payTo: receiver };
  const { from, spender, nonce, deadlineSeconds } = authorization;
  return {
    ...{ merchant, chain, accepted, approval, resource, description },
    ...{ apiKeyId: key.id, source: key.type === "secret" ? "server" : "direct", link: null, demanded: null },
    deposit: {
      ...{ channelId, config, price: 0n, charge: 0n, managedBy: "shop" },
      stated: { voucherChannelId: voucher.channelId, witnessChannelId: authorization.channelId, amount },
      demanded: { receiverAuthorizer, withdrawDelay },
      voucher: { signedMax, signature, isAuthorizers: true },
    },
    authorization: {
      kind: kind.name,
      terms: depositTerms({ channelId, config, collector: spender, managedBy: "shop", charge: null }),
      ...{ from, token: authorization.token, amount: authorization.amount, spender, nonce, deadlineSeconds, to },
      ...{ validAfterSeconds: 0n, signature: authorization.signature },
    },
    ...{ metadata: null, identifier: null, idempotency: null, bodyHash: () => bodyHash },
    receivedAtMs,
  };
}
