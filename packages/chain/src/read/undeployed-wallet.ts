import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { decodeAggregate3, encodeAggregate3 } from "../abi/aggregate3";
import { weightOfAnswer } from "../rpc/answer-too-long";
import { bytesOf } from "../rpc/results";
import type { RpcAnswer, RpcCall } from "../rpc/rpc";
import { simulationFailure } from "./simulation";

/** EIP-6492: the last 32 bytes of a signature of a wallet that is not deployed yet. */
const suffix = "6492".repeat(16);

/**
 * Deploying a wallet costs about 300,000 gas; checking a passkey's signature without a precompile costs as much again.
 */
const gasLimit = 3_000_000n;

/** With this gas a wallet answers with 1.2 MB. */
const weight = weightOfAnswer(1_200_000);

/** A signature with the call that deploys its wallet. */
export interface WrappedSignature {
  readonly factory: Address;
  readonly factoryCalldata: Hex;
  readonly signature: Hex;
}

/** The content of an EIP-6492 signature; "malformed" if only its suffix is right, null without the suffix. */
export function unwrapSignature(signature: Hex): WrappedSignature | "malformed" | null {
  const digits = signature.slice(2).toLowerCase();
  if (!digits.endsWith(suffix)) return null;
  const body = digits.slice(0, -suffix.length);
  const [factory, factoryCalldata, inner] = [body.slice(24, 64), bytesAt(body, 1), bytesAt(body, 2)];
  const isAddress = factory.length === 40 && body.startsWith("0".repeat(24));
  if (!isAddress || factoryCalldata === null || inner === null) return "malformed";
  return { factory: `0x${factory}`, factoryCalldata, signature: inner };
}

/** The bytes whose offset is in the word at index `place`. */
function bytesAt(body: string, place: number): Hex | null {
  const offset = numberAt(body, place * 64);
  const length = offset === null ? null : numberAt(body, offset * 2);
  if (offset === null || length === null) return null;
  const bytes = body.slice(offset * 2 + 64, offset * 2 + 64 + length * 2);
  return bytes.length === length * 2 ? `0x${bytes}` : null;
}

function numberAt(body: string, start: number): number | null {
  const word = body.slice(start, start + 64);
  return /^0{56}[0-9a-f]{8}$/.test(word) ? Number(`0x${word}`) : null;
}

/**
 * An `eth_call` that runs the factory and then asks the wallet at `wallet`, in one simulation. Nothing of it is stored,
 * and any factory can only put code at the address that its own address and calldata determine.
 */
export function deployAndAskCall(
  multicall: Address,
  { factory, factoryCalldata }: WrappedSignature,
  question: { readonly wallet: Address; readonly data: Hex },
): RpcCall {
  const deploy = { target: factory, data: factoryCalldata };
  const data = encodeAggregate3([deploy, { target: question.wallet, data: question.data }]);
  return { method: "eth_call", params: [{ to: multicall, data, gas: `0x${gasLimit.toString(16)}` }, "latest"], weight };
}

/** The wallet's answer; null if it was not deployed, reverted, or the gas ran out. */
export function readDeployedAnswer(answer: RpcAnswer | undefined): Hex | null {
  if (simulationFailure(answer) !== null) return null;
  const reply = decodeAggregate3(bytesOf(answer, "the undeployed wallet's signature check"), 2)?.[1];
  return reply?.success === true ? reply.data : null;
}
