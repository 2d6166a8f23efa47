import type { Address } from "@lunas/catalog/chain";
import { canonicalContracts } from "@lunas/catalog/contracts";
import type { Claim } from "@lunas/domain/payment/claim";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { type DepositTerms, depositTerms } from "@lunas/domain/settlement/kinds/deposit/terms";
import type { Hex } from "@lunas/domain/shared/hex";
import { aClaim } from "./a-claim";
import { anAuthorization } from "./an-authorization";
import { anOrder } from "./an-order";
import { chain, merchantWallet } from "./defaults";
import { addressOf, hashOf } from "./numbered";

const { batchSettlement, permit2DepositCollector } = canonicalContracts.x402Channels;

/** The terms of a deposit into a channel, without a charge. */
export function someDepositTerms(overrides: Partial<DepositTerms> = {}): DepositTerms {
  const [payerAuthorizer, receiver, receiverAuthorizer] = [81, 82, 83].map(addressOf) as [Address, Address, Address];
  return {
    channelId: hashOf(80),
    config: { payerAuthorizer, receiver, receiverAuthorizer, withdrawDelay: 86_400, salt: hashOf(0) },
    collector: permit2DepositCollector,
    managedBy: "lunas",
    charge: null,
    ...overrides,
  };
}

/** The order of a fresh deposit. */
export function aDepositOrder(overrides: Partial<DepositTerms> = {}): SettlementOrder {
  return anOrder({ kind: "deposit", terms: depositTerms(someDepositTerms(overrides)), payTo: batchSettlement });
}

/** A claim of a deposit that every check passes: it opens a channel, and its voucher is charged. */
export function aDepositClaim(): Claim {
  const { channelId, config, collector } = someDepositTerms();
  const signed = anAuthorization();
  const amount = 100_000n;
  const price = 1_000n;
  const terms = { network: chain.caip2Network, asset: signed.token, amount: price, payTo: merchantWallet };
  const voucher = { signedMax: price, signature: "0xabcd" as Hex };
  const charge = { id: "chg_1" as const, amount: price, price, ...voucher };
  const ofMerchant = { ...config, receiver: merchantWallet };
  return aClaim({
    ...{ demanded: terms, accepted: terms },
    authorization: {
      ...{ ...signed, kind: "deposit", amount, spender: collector, to: batchSettlement },
      terms: depositTerms({ ...{ channelId, collector, managedBy: "lunas", charge }, config: ofMerchant }),
    },
    deposit: {
      ...{ channelId, config: { ...ofMerchant, payer: signed.from, token: signed.token } },
      stated: { voucherChannelId: channelId, witnessChannelId: channelId, amount },
      demanded: { receiverAuthorizer: null, withdrawDelay: null },
      ...{ voucher: { ...voucher, isAuthorizers: true }, price, charge: price, managedBy: "lunas" },
    },
  });
}
