import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { RefundTypedData } from "./check-preparation";

/** A wallet as ethers has it: `new Wallet(privateKey)`, or one that asks a device. */
export interface WalletSigner {
  getAddress(): Promise<string>;
  signTypedData(
    domain: RefundTypedData["domain"],
    types: RefundTypedData["types"],
    message: RefundTypedData["message"],
  ): Promise<string>;
}

/** The wallet that received the payment: an ethers signer, or a function that signs typed data (EIP-712). */
export type RefundSigner = WalletSigner | ((typedData: RefundTypedData) => string | Promise<string>);

/** Asks the wallet `from` for its signature. Throws `invalid_option`, `refund_refused` or what the wallet throws. */
export async function signRefund(signer: RefundSigner, typedData: RefundTypedData, from: string): Promise<string> {
  const signature = typeof signer === "function" ? await signer(typedData) : await byWallet(signer, typedData, from);
  if (typeof signature === "string" && /^0x(?:[0-9a-fA-F]{2})+$/.test(signature)) return signature;
  throw new LunasError("The signer must answer with a signature: 0x and hex digits.", { code: "invalid_option" });
}

async function byWallet(signer: WalletSigner, typedData: RefundTypedData, from: string): Promise<string> {
  if (typeof signer?.signTypedData !== "function" || typeof signer.getAddress !== "function")
    throw new LunasError("The signer must be an ethers signer, or a function that signs typed data.", {
      code: "invalid_option",
    });
  const address = await signer.getAddress();
  if (address.toLowerCase() !== from.toLowerCase())
    throw new LunasError("The payment was received by another wallet, so nothing is signed.", {
      code: "refund_refused",
      details: { field: "from", actual: address, expected: from },
    });
  // ethers derives the domain's type by itself.
  const { EIP712Domain: _, ...types } = typedData.types;
  return signer.signTypedData(typedData.domain, types, typedData.message);
}
