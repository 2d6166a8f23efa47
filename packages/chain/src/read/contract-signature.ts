import type { Address, Chain } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { selectors } from "../abi/contracts";
import { bytesWords, word } from "../abi/word";
import { bytesOf } from "../rpc/results";
import type { Rpc, RpcAnswer, RpcCall } from "../rpc/rpc";
import { simulationFailure } from "./simulation";
import { deployAndAskCall, readDeployedAnswer, unwrapSignature } from "./undeployed-wallet";

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

function questionData(digest: Hex, signature: Hex): Hex {
  return `${selectors.isValidSignature.selector}${digest.slice(2)}${word(0x40n)}${bytesWords(signature)}` as Hex;
}

export function contractSignatureCall(question: ContractSignature): RpcCall {
  const { wallet, digest, signature, caller } = question;
  const data = questionData(digest, signature);
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

/**
 * Whether a contract wallet takes a signature (EIP-1271); a wallet that is not deployed yet by what its signature says of its
 * factory (EIP-6492). Where there is code the factory is never called: the code alone answers.
 */
export async function readContractSignature(
  { chain, rpc }: { readonly chain: Pick<Chain, "contracts">; readonly rpc: Rpc },
  { wallet, digest, signature }: Omit<ContractSignature, "caller">,
): Promise<"no_code" | "valid" | "invalid"> {
  const wrapped = unwrapSignature(signature);
  if (wrapped === "malformed") return "invalid";
  const bare = wrapped?.signature ?? signature;
  const [code, answer] = await rpc.batch([
    { method: "eth_getCode", params: [wallet, "latest"] },
    contractSignatureCall({ wallet, digest, signature: bare, caller: null }),
  ]);
  if (bytesOf(code, "the wallet's code") !== "0x") return isContractSignatureValid(answer) ? "valid" : "invalid";
  if (wrapped === null) return "no_code";
  const question = { wallet, data: questionData(digest, bare) };
  const [deployed] = await rpc.batch([deployAndAskCall(chain.contracts.multicall3, wrapped, question)]);
  return readDeployedAnswer(deployed) === valid ? "valid" : "invalid";
}
