import { base } from "@lunas/catalog/chains/base";
import { fund } from "@lunas/contracts/fund";
import { fundEther } from "@lunas/contracts/fund-ether";
import { sendUnsigned } from "@lunas/contracts/send-unsigned";
import { newApiKey } from "@lunas/domain/merchant/api-key";
import { hashApiKey } from "@lunas/domain/merchant/authenticate";
import { createPayer, type Payer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { Interface } from "ethers";
import type { PaymentScenario } from "./payment-scenario";

const token = base.tokens.IDRX as `0x${string}`;
const erc20 = new Interface(["function approve(address,uint256)"]);

/** A live key of the merchant's, as the dashboard makes one. */
export async function aLiveKey({ query, merchant }: PaymentScenario): Promise<string> {
  const { key, prefix } = newApiKey({ type: "secret", environment: "production" });
  await query(
    "insert into api_keys (id, merchant_id, hash, prefix, type, environment) values ('key_live', $1, $2, $3, 'secret', 'production')",
    [merchant.merchantId, hashApiKey(key), prefix],
  );
  return key;
}

/** A payer on the stack's own Base, who has approved Permit2. */
export async function aPayerOnBase({ harness }: Pick<PaymentScenario, "harness">, funds: bigint): Promise<Payer> {
  const { rpcUrl } = harness.stack.chains.base;
  const payer = createPayer({ chain: base });
  await fund({ rpcUrl, token, to: payer.address, amount: funds });
  await fundEther({ rpcUrl, to: payer.address, amountWei: 10n ** 18n });
  const data = erc20.encodeFunctionData("approve", [base.contracts.permit2, 2n ** 256n - 1n]);
  await sendUnsigned({ rpcUrl, from: payer.address, to: token, data });
  return payer;
}

interface Payee {
  readonly merchant: Pick<PaymentScenario["merchant"], "walletAddress">;
}

/** A body for `POST /facilitate` with a live key. */
export async function signedOnBase({ merchant }: Payee, payer: Payer, amount: bigint) {
  const authorization = await payer.authorize({ to: merchant.walletAddress, amount, token });
  return {
    paymentPayload: paymentPayload(authorization, { chain: base }),
    paymentRequirements: requirementsFor(authorization, base),
  };
}
