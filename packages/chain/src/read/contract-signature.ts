import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { selectors } from "../abi/contracts";
import { bytesWords, word } from "../abi/word";
import { bytesOf } from "../rpc/results";
import type { Rpc, RpcAnswer, RpcCall } from "../rpc/rpc";
import { simulationFailure } from "./simulation";

/** EIP-1271: `isValidSignature` answers its own selector, as a whole ABI word. */
const valid = selectors.isValidSignature.selector + "0".repeat(56);

export interface ContractSignature {
  readonly wallet: Address;
  readonly digest: Hex;
  readonly signature: Hex;
  /** Who asks; a wallet may care. null: nobody in particular. */
  readonly caller: Address | null;
}

/** Enough for any sane wallet and the longest signature: whether it can be afforded is for the simulation to say. */
const gasLimit = 1_000_000n;

export function contractSignatureCall(question: ContractSignature): RpcCall {
  const { wallet, digest, signature, caller } = question;
  const data = `${selectors.isValidSignature.selector}${digest.slice(2)}${word(0x40n)}${bytesWords(signature)}`;
  const call = { to: wallet, data, gas: `0x${gasLimit.toString(16)}`, ...(caller === null ? {} : { from: caller }) };
  return { method: "eth_call", params: [call, "latest"] };
}

/**
 * Whether the wallet said yes. As strict as Solidity's decoder: a word with anything beside the four bytes is no yes.
 * A wallet that reverts says no; throws `Unavailable("chain")` where the node did not ask it.
 */
export function isContractSignatureValid(answer: RpcAnswer | undefined): boolean {
  if (simulationFailure(answer) !== null) return false;
  return bytesOf(answer, "the wallet's signature check").slice(0, 66) === valid;
}

/** One batch: whether there is code at an address, and if so whether it takes the signature (EIP-1271). */
export async function readContractSignature(
  rpc: Rpc,
  question: Omit<ContractSignature, "caller">,
): Promise<"no_code" | "valid" | "invalid"> {
  const [code, answer] = await rpc.batch([
    { method: "eth_getCode", params: [question.wallet, "latest"] },
    contractSignatureCall({ ...question, caller: null }),
  ]);
  if (bytesOf(code, "the wallet's code") === "0x") return "no_code";
  return isContractSignatureValid(answer) ? "valid" : "invalid";
}
