import type { Address, Chain } from "@lunas/catalog/chain";
import { bytesWords, word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import { selectors } from "../abi/contracts";
import { weightOfAnswer } from "../rpc/answer-too-long";
import { bytesOf } from "../rpc/results";
import type { Rpc, RpcAnswer, RpcCall } from "../rpc/rpc";
import { simulationFailure } from "./simulation";
import { deployAndAskCall, readDeployedAnswer, unwrapSignature } from "./undeployed-wallet";

/** EIP-1271: `isValidSignature` returns its own selector, as a whole ABI word. */
const valid = selectors.isValidSignature.selector + "0".repeat(56);

export interface ContractSignature {
  readonly wallet: Address;
  readonly digest: Hex;
  readonly signature: Hex;
  /** The sender of the call, which a wallet may check. null: no particular sender. */
  readonly caller: Address | null;
}

/** Enough for any ordinary wallet and the longest signature; the simulation checks the settlement's own gas limit. */
const gasLimit = 1_000_000n;

/** With this gas a wallet answers with 680 kB. */
const weight = weightOfAnswer(680_000);

function questionData(digest: Hex, signature: Hex): Hex {
  return `${selectors.isValidSignature.selector}${digest.slice(2)}${word(0x40n)}${bytesWords(signature)}` as Hex;
}

export function contractSignatureCall(question: ContractSignature): RpcCall {
  const { wallet, digest, signature, caller } = question;
  const data = questionData(digest, signature);
  const call = { to: wallet, data, gas: `0x${gasLimit.toString(16)}`, ...(caller === null ? {} : { from: caller }) };
  return { method: "eth_call", params: [call, "latest"], weight };
}

/**
 * Whether the wallet accepted the signature. As strict as Solidity's decoder: only the exact word counts. A wallet that
 * reverts refuses. Throws `Unavailable("chain")` if the node did not run the call.
 */
export function isContractSignatureValid(answer: RpcAnswer | undefined): boolean {
  if (simulationFailure(answer) !== null) return false;
  return bytesOf(answer, "the wallet's signature check").slice(0, 66) === valid;
}

/**
 * Whether a contract wallet accepts a signature (EIP-1271); for a wallet that is not deployed yet, by the factory in
 * its signature (EIP-6492). If there is code, the factory is never called.
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
