import { x402Facilitator } from "@x402/core/facilitator";
import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import { BatchSettlementEvmScheme } from "@x402/evm/batch-settlement/facilitator";
import { ExactEvmScheme } from "@x402/evm/exact/facilitator";
import { UptoEvmScheme } from "@x402/evm/upto/facilitator";
import { privateKeyToAccount } from "viem/accounts";
import { stockJudge, stockSigner } from "../../harness/stock-signer";

/** What a facilitator answers to `verify` and `settle`; an error without x402's fields is `error`. */
export interface Said {
  readonly isValid?: boolean;
  readonly invalidReason?: string;
  readonly success?: boolean;
  readonly errorReason?: string;
}

export interface StockFacilitator {
  verify(body: unknown): Promise<Said>;
  /** Sends no transaction of scheme `upto`: the signer that those payers name is one of Lunas. */
  settle(body: unknown): Promise<Said>;
}

/**
 * The facilitator of `@x402/core` and `@x402/evm`, unmodified, on the sandbox chain, with a funded signer. `named`: the signer that
 * payers of scheme `upto` name. `authorizerKey`: signs the claims and refunds of channels.
 */
export async function stockFacilitator(
  rpcUrl: string,
  { named, authorizerKey }: { readonly named: `0x${string}`; readonly authorizerKey: string },
): Promise<StockFacilitator> {
  const authorizer = privateKeyToAccount(authorizerKey as `0x${string}`);
  const facilitator = new x402Facilitator()
    .register("eip155:1337", new ExactEvmScheme(await stockSigner(rpcUrl)))
    .register("eip155:1337", new UptoEvmScheme(stockJudge(rpcUrl, named)))
    .register("eip155:1337", new BatchSettlementEvmScheme(await stockSigner(rpcUrl), authorizer as never));
  return {
    async verify(body) {
      const { paymentPayload, paymentRequirements } = body as StockRequest;
      // It throws where it has no word for the problem; its servers answer 500 then.
      return facilitator.verify(paymentPayload, paymentRequirements).catch(() => ({ invalidReason: "error" }));
    },
    async settle(body) {
      const { paymentPayload, paymentRequirements } = body as StockRequest;
      return facilitator.settle(paymentPayload, paymentRequirements).catch(() => ({ errorReason: "error" }));
    },
  };
}

interface StockRequest {
  readonly paymentPayload: PaymentPayload;
  readonly paymentRequirements: PaymentRequirements;
}
