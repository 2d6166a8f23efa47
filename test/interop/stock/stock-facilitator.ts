import { fundEther } from "@lunas/contracts/fund-ether";
import { x402Facilitator } from "@x402/core/facilitator";
import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import { toFacilitatorEvmSigner } from "@x402/evm";
import { ExactEvmScheme } from "@x402/evm/exact/facilitator";
import { createPublicClient, createWalletClient, defineChain, http } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";

/** What a facilitator answers to `verify` and `settle`; an error without x402's fields is `error`. */
export interface Said {
  readonly isValid?: boolean;
  readonly invalidReason?: string;
  readonly success?: boolean;
  readonly errorReason?: string;
}

export interface StockFacilitator {
  verify(body: unknown): Promise<Said>;
}

/** The facilitator of `@x402/core` and `@x402/evm`, unmodified, on the sandbox chain, with a funded signer. */
export async function stockFacilitator(rpcUrl: string): Promise<StockFacilitator> {
  const account = privateKeyToAccount(generatePrivateKey());
  await fundEther({ rpcUrl, to: account.address, amountWei: 10n ** 18n });
  const chain = defineChain({
    id: 1337,
    name: "sandbox",
    nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  const transport = http(rpcUrl);
  const reader = createPublicClient({ chain, transport, pollingInterval: 50 });
  const wallet = createWalletClient({ account, chain, transport });
  // viem's generics are finer than the facilitator's own words for the same calls.
  const signer = toFacilitatorEvmSigner({
    address: account.address,
    getCode: (args) => reader.getCode(args),
    readContract: (args) => reader.readContract({ ...args, args: args.args ?? [] } as never),
    verifyTypedData: (args) => reader.verifyTypedData(args as never),
    writeContract: (args) => wallet.writeContract(args as never),
    sendTransaction: (args) => wallet.sendTransaction(args as never),
    waitForTransactionReceipt: (args) => reader.waitForTransactionReceipt(args),
  });
  const facilitator = new x402Facilitator().register("eip155:1337", new ExactEvmScheme(signer));
  return {
    async verify(body) {
      const { paymentPayload, paymentRequirements } = body as StockRequest;
      // It throws where it has no word for the problem; its servers answer 500 then.
      return facilitator.verify(paymentPayload, paymentRequirements).catch(() => ({ invalidReason: "error" }));
    },
  };
}

interface StockRequest {
  readonly paymentPayload: PaymentPayload;
  readonly paymentRequirements: PaymentRequirements;
}
