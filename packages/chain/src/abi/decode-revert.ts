import type { Hex } from "@lunas/domain/shared/hex";
import { AbiCoder } from "ethers";
import { publicWords } from "../rpc/public-words";

/** Errors that a settlement can revert with, by selector. */
export const errorNames: Readonly<Record<string, string>> = {
  // x402ExactPermit2Proxy
  "0x2c5211c6": "InvalidAmount",
  "0x49e27cff": "InvalidOwner",
  "0xac6b05f5": "InvalidDestination",
  "0xa65539fa": "PaymentTooEarly",
  "0x3ee5aeb5": "ReentrancyGuardReentrantCall",
  // Permit2
  "0xcd21db4f": "SignatureExpired",
  "0x756688fe": "InvalidNonce",
  "0x3728b83d": "InvalidAmount",
  "0x815e1d64": "InvalidSigner",
  "0x8baa579f": "InvalidSignature",
  "0x4be6321b": "InvalidSignatureLength",
  "0xb0669cbc": "InvalidContractSignature",
};

/** Errors of x402BatchSettlement that a deposit can revert with, beside those of Permit2. */
export const depositErrorNames: Readonly<Record<string, string>> = {
  "0xea3a9a39": "InvalidChannel",
  "0x4574fab6": "WithdrawDelayOutOfRange",
  "0x56316e87": "ZeroDeposit",
  "0x1132981b": "DepositOverflow",
  "0xeb43592c": "DepositCollectionFailed",
  "0x18b1afd4": "InvalidCollector",
};

const errorString = "0x08c379a0";
const panic = "0x4e487b71";

/**
 * The name of a revert by its data: a known error's name, the text of `Error(string)`, `Panic(0x11)`, the selector of
 * an unknown error, or `reverted` without data. Never throws, whatever data a token returns.
 */
export function decodeRevert(data: Hex): string {
  const selector = data.slice(0, 10).toLowerCase();
  if (selector.length < 10) return "reverted";
  if (selector === errorString) return decoded("string", data) ?? "reverted";
  if (selector === panic) return `Panic(${hexNumber(decoded("uint256", data))})`;
  return errorNames[selector] ?? depositErrorNames[selector] ?? selector;
}

function decoded(type: "string" | "uint256", data: Hex): string | null {
  try {
    return publicWords(String(AbiCoder.defaultAbiCoder().decode([type], `0x${data.slice(10)}`)[0]));
  } catch {
    return null;
  }
}

function hexNumber(decimal: string | null): string {
  return decimal === null ? "?" : `0x${BigInt(decimal).toString(16)}`;
}
