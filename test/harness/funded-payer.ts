import { sandbox } from "@lunas/catalog/chains/sandbox";
import { fund } from "@lunas/contracts/fund";
import { fundEther } from "@lunas/contracts/fund-ether";
import { sendUnsigned } from "@lunas/contracts/send-unsigned";
import { createPayer, type Payer } from "@lunas/testkit/payer/create-payer";

export const idrx = sandbox.tokens.IDRX as `0x${string}`;
const approveSelector = "0x095ea7b3"; // approve(address,uint256)
const unlimited = "f".repeat(64);

/** A new wallet with IDRX and, unless `approved` is false, an unlimited approval of Permit2. */
export async function fundedPayer(rpcUrl: string, amount: bigint, { approved = true } = {}): Promise<Payer> {
  const payer = createPayer();
  await fund({ rpcUrl, token: idrx, to: payer.address, amount });
  if (approved) {
    await fundEther({ rpcUrl, to: payer.address, amountWei: 10n ** 18n });
    const spender = sandbox.contracts.permit2.slice(2).toLowerCase().padStart(64, "0");
    await sendUnsigned({ rpcUrl, from: payer.address, to: idrx, data: `${approveSelector}${spender}${unlimited}` });
  }
  return payer;
}
