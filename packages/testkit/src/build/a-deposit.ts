import type { Address } from "@lunas/catalog/chain";
import { canonicalContracts } from "@lunas/catalog/contracts";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { type DepositTerms, depositTerms } from "@lunas/domain/settlement/kinds/deposit/terms";
import { anOrder } from "./an-order";
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
