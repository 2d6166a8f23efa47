/** Pays once on the last chain of the catalog: real PostgreSQL, Redis and node, real services. */
import { chains } from "@lunas/catalog/chains";
import { fund } from "@lunas/contracts/fund";
import { fundEther } from "@lunas/contracts/fund-ether";
import { sendUnsigned } from "@lunas/contracts/send-unsigned";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { facilitate } from "../harness/pay";
import { registerMerchant } from "../harness/register-merchant";
import { runWithHarness } from "./run-with-harness";

const approveSelector = "0x095ea7b3"; // approve(address,uint256)
const amount = 5_000n;

runWithHarness(async (harness) => {
  const chain = chains[chains.length - 1];
  const token = chain?.tokens.IDRX;
  if (chain === undefined || token === undefined) throw new Error("the last chain has no IDRX");
  const { rpcUrl } = harness.stack.chains[chain.network];
  const payer = createPayer({ chain });
  await fund({ rpcUrl, token, to: payer.address, amount });
  await fundEther({ rpcUrl, to: payer.address, amountWei: 10n ** 18n });
  const spender = chain.contracts.permit2.slice(2).toLowerCase().padStart(64, "0");
  await sendUnsigned({
    rpcUrl,
    from: payer.address,
    to: token,
    data: `${approveSelector}${spender}${"f".repeat(64)}`,
  });
  const merchant = await registerMerchant(harness.url);
  const authorization = await payer.authorize({ to: merchant.walletAddress, amount });
  const body = {
    paymentPayload: paymentPayload(authorization, { chain }),
    paymentRequirements: requirementsFor(authorization, chain),
  };
  const { status, body: answer } = await facilitate(harness.url, merchant.apiKey, body);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(answer)}`);
  if (answer.payment.network !== chain.network) throw new Error(`it was settled on ${String(answer.payment.network)}`);
  return `paid ${amount} base units on ${chain.network}: ${answer.txHash}`;
});
