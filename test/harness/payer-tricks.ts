import type { Address } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { settleTermsOf } from "@lunas/chain/read/settle-calldata";
import { artifact } from "@lunas/contracts/artifact";
import { rpc } from "@lunas/contracts/rpc";
import type { Authorization } from "@lunas/domain/payment/authorization";
import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import { Interface } from "ethers";
import { idrx } from "./funded-payer";

const token = new Interface(["function transfer(address,uint256)", "function approve(address,uint256)"]);
const permit2 = new Interface(["function invalidateUnorderedNonces(uint256,uint256)"]);
const elsewhere = "0x000000000000000000000000000000000000dEaD";
const { permit2: permit2Address, x402Proxy } = sandbox.contracts;

/** A tip that puts the payer's transaction before everything of ours in its block. */
const tipWei = 5_000_000_000n;
const feeCapWei = 500_000_000_000n;

/** What a payer does to its payments between their check and their block; it waits to be mined. */
export type Trick = (rpcUrl: string, payer: Address, signed: readonly Authorization[]) => Promise<void>;

export const movesItsBalance: Trick = (rpcUrl, payer) =>
  send(rpcUrl, payer, { to: idrx, data: token.encodeFunctionData("transfer", [elsewhere, 1_000_000n]) });

export const takesItsAllowanceBack: Trick = (rpcUrl, payer) =>
  send(rpcUrl, payer, { to: idrx, data: token.encodeFunctionData("approve", [permit2Address, 0n]) });

/** All of one word. */
export const cancelsItsNonces: Trick = (rpcUrl, payer, signed) => {
  const words = signed.map(({ nonce }) => nonce >> 8n);
  const bits = signed.reduce((mask, { nonce }) => mask | (1n << (nonce & 0xffn)), 0n);
  const data = permit2.encodeFunctionData("invalidateUnorderedNonces", [words[0], bits]);
  return send(rpcUrl, payer, { to: permit2Address, data });
};

/** Pays, but by its own transactions: the merchant has its money, and ours revert. */
export const settlesByItself: Trick = async (rpcUrl, payer, signed) => {
  for (const each of signed) {
    const data = exact.call.write(settleTermsOf(each, each.signature));
    await send(rpcUrl, payer, { to: x402Proxy, data });
  }
};

/** A contract wallet is upgraded to code that uses up all the gas that it is given. */
export const upgradesToBurnGas: Trick = async (rpcUrl, wallet) =>
  void (await rpc(rpcUrl, "anvil_setCode", [wallet, artifact("GasBurningWallet").deployedBytecode]));

async function send(rpcUrl: string, from: Address, call: { to: string; data: string }): Promise<void> {
  await rpc(rpcUrl, "anvil_impersonateAccount", [from]);
  const fees = { maxPriorityFeePerGas: quantity(tipWei), maxFeePerGas: quantity(feeCapWei), gas: quantity(200_000n) };
  await rpc(rpcUrl, "eth_sendTransaction", [{ from, ...call, ...fees }]);
}

function quantity(value: bigint): string {
  return `0x${value.toString(16)}`;
}
