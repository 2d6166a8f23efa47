import type { Chain } from "@lunas/catalog/chain";
import type { PayerFunds, PayerFundsReading } from "@lunas/domain/payment/ports";
import { addressWord, word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import type { SubAnswer } from "../abi/aggregate3";
import { selectors } from "../abi/contracts";
import { rubbish } from "../rpc/results";
import type { Rpc } from "../rpc/rpc";
import { readCall, subAnswersOf } from "./payer-state";

const what = "the payer's funds";

/** One `eth_call` of Multicall3: all values of one block. Throws `Unavailable("chain")`. */
export async function readPayerFunds(
  { chain, rpc }: { readonly chain: Chain; readonly rpc: Rpc },
  { permit2, payer, token }: PayerFunds,
  nonces: readonly bigint[],
): Promise<PayerFundsReading> {
  const { multicall3 } = chain.contracts;
  const { getBlockNumber, getCurrentBlockTimestamp, balanceOf, allowance, nonceBitmap } = selectors;
  const subCalls = [
    { target: multicall3, data: getBlockNumber.selector },
    { target: multicall3, data: getCurrentBlockTimestamp.selector },
    { target: token, data: callData(balanceOf.selector, addressWord(payer)) },
    { target: token, data: callData(allowance.selector, addressWord(payer), addressWord(permit2)) },
    ...nonces.map((nonce) => ({
      target: permit2,
      data: callData(nonceBitmap.selector, addressWord(payer), word(nonce >> 8n)),
    })),
  ];
  const [answer] = await rpc.batch([readCall(multicall3, subCalls, subCalls.length)]);
  const answers = subAnswersOf(answer, what);
  const [number, time, balance, allowed, ...bitmaps] = answers.map(uintOf) as [bigint, bigint, bigint, ...bigint[]];
  return {
    block: { number: Number(number), timestampSeconds: Number(time) },
    balance,
    allowance: allowed ?? 0n,
    used: nonces.map((nonce, index) => (((bitmaps[index] ?? 0n) >> (nonce & 0xffn)) & 1n) === 1n),
  };
}

function callData(selector: string, ...words: readonly string[]): Hex {
  return `${selector}${words.join("")}` as Hex;
}

function uintOf({ success, data }: SubAnswer): bigint {
  if (!success || data.length !== 66) throw rubbish(what);
  return BigInt(data);
}
