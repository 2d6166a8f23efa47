import type { ChainConfig } from "@lunas/protocol/wire/api";
import { canonicalOfChannels } from "@lunas/protocol/wire/networks";
import { requireContracts, type TrustedContracts } from "../pay/check-chain";

/** The contract keeps a deposit, and the collector may take one: neither may be another one. Throws `config_refused`. */
export function requireChannelContracts({ x402: { batchSettlement } }: ChainConfig, trusted: TrustedContracts): void {
  const { x402BatchSettlement, permit2DepositCollector } = { ...canonicalOfChannels, ...trusted };
  requireContracts([
    ["x402.batchSettlement.contract", batchSettlement?.contract, x402BatchSettlement],
    ["x402.batchSettlement.permit2Collector", batchSettlement?.permit2Collector, permit2DepositCollector],
  ]);
}
