import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Hex } from "@lunas/domain/shared/hex";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { Interface, Wallet } from "ethers";
import { idrx } from "./funded-payer";

const permit2 = new Interface([
  "function permitTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes)",
]);
const deadline = 10n ** 12n;
const types = {
  PermitTransferFrom: [
    { name: "permitted", type: "TokenPermissions" },
    { name: "spender", type: "address" },
    { name: "nonce", type: "uint256" },
    { name: "deadline", type: "uint256" },
  ],
  TokenPermissions: [
    { name: "token", type: "address" },
    { name: "amount", type: "uint256" },
  ],
};

/** What of a payer's transfer that has nothing to do with the proxy. */
export interface PlainTransfer {
  readonly nonce: bigint;
  /** Who makes the call. */
  readonly spender: string;
  readonly to: string;
  readonly amount: bigint;
}

/** The call of Permit2 by which `spender` takes a payer's money under a nonce: signed by the payer, without the proxy. */
export async function plainTransfer({ address, privateKey }: Payer, options: PlainTransfer): Promise<Hex> {
  const { nonce, spender, to, amount } = options;
  const domain = { name: "Permit2", chainId: sandbox.chainId, verifyingContract: sandbox.contracts.permit2 };
  const message = { permitted: { token: idrx, amount }, spender, nonce, deadline };
  const signature = await new Wallet(privateKey).signTypedData(domain, types, message);
  const permit = [[idrx, amount], nonce, deadline];
  return permit2.encodeFunctionData("permitTransferFrom", [permit, [to, amount], address, signature]) as Hex;
}
