import { allowMinting } from "./allow-minting";
import { freshAccount, sendUnsigned } from "./send-unsigned";
import { word } from "./word";

const mintSelector = "0x40c10f19"; // mint(address,uint256)

/** Mints `amount` base units of a token that `prepareLocalChain` placed; resolves when it is mined. */
export async function fund(input: { rpcUrl: string; token: string; to: string; amount: bigint }): Promise<void> {
  const { rpcUrl, token, to, amount } = input;
  const minter = await freshAccount(rpcUrl);
  await allowMinting({ rpcUrl, token, minter });
  const data = mintSelector + word(to).slice(2) + word(amount).slice(2);
  await sendUnsigned({ rpcUrl, from: minter, to: token, data });
}
