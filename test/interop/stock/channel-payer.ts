import { x402Client } from "@x402/core/client";
import { decodePaymentResponseHeader } from "@x402/core/http";
import type { SettleResponse } from "@x402/core/types";
import { toClientEvmSigner } from "@x402/evm";
import { BatchSettlementEvmScheme } from "@x402/evm/batch-settlement/client";
import { wrapFetchWithPayment } from "@x402/fetch";
import { createPublicClient, http } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { idrx } from "../../harness/funded-payer";
import type { Wallet } from "./payers";

type Options = NonNullable<ConstructorParameters<typeof BatchSettlementEvmScheme>[1]>;

export interface Call {
  readonly status: number;
  readonly settled: SettleResponse | null;
  readonly text: string;
}

export interface ChannelPayer {
  /** One call of a shop, which charges this of its price; left out: all of it. */
  call(url: string, charge?: bigint): Promise<Call>;
  refund(url: string, amount?: bigint): Promise<SettleResponse>;
}

/** A payer of stock parts alone, with a state of its own: a second one of a wallet has lost what the first knew. */
export function channelPayer({ privateKey, rpcUrl }: Wallet, options: Options = {}): ChannelPayer {
  const reader = createPublicClient({ transport: http(rpcUrl), pollingInterval: 50 });
  const scheme = new BatchSettlementEvmScheme(toClientEvmSigner(privateKeyToAccount(privateKey), reader), options);
  const client = new x402Client().register("eip155:*", scheme);
  client.setSpendControls({ allowedAssets: [{ asset: idrx, network: "eip155:1337" }] });
  const pay = wrapFetchWithPayment(fetch, client);
  return {
    async call(url, charge) {
      const response = await pay(`${url}/calls${charge === undefined ? "" : `?charge=${charge}`}`);
      const settled = response.headers.get("payment-response");
      return {
        ...{ status: response.status, text: await response.text() },
        settled: settled === null ? null : decodePaymentResponseHeader(settled),
      };
    },
    refund: (url, amount) => scheme.refund(`${url}/calls`, amount === undefined ? {} : { amount: amount.toString() }),
  };
}
