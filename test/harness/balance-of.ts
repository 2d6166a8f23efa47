import { rpcHex } from "@lunas/contracts/rpc";
import { idrx } from "./funded-payer";

const balanceOfSelector = "0x70a08231"; // balanceOf(address)

/** What an account has of the sandbox's token, in base units. */
export async function balanceOf(rpcUrl: string, owner: string): Promise<bigint> {
  const data = `${balanceOfSelector}${owner.slice(2).toLowerCase().padStart(64, "0")}`;
  return BigInt(await rpcHex(rpcUrl, "eth_call", [{ to: idrx, data }, "latest"]));
}
