import type { ChainConfig } from "@lunas/protocol/wire/api";
import { isUptoPayload } from "@lunas/protocol/wire/upto";
import type { PaymentPayload, UptoPayload } from "@lunas/protocol/wire/x402";
import { hashPermit, hashUptoPermit } from "@lunas/protocol/x402/hash-permit";
import { secp256k1 } from "@noble/curves/secp256k1";
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex } from "@noble/hashes/utils";

/**
 * Whether the payer's own key signed the authorization. False also for a contract wallet's signature, which only its
 * code can check. Accepts the same forms as the service: 65 bytes with v 27, 28, 0 or 1, and 64 bytes (EIP-2098).
 */
export function recoversToPayer(
  chain: Pick<ChainConfig, "chainId" | "permit2Address">,
  payment: PaymentPayload | UptoPayload,
): boolean {
  const { signature, permit2Authorization } = payment.payload;
  const digest = isUptoPayload(payment)
    ? hashUptoPermit(chain, payment.payload.permit2Authorization)
    : hashPermit(chain, payment.payload.permit2Authorization);
  return recoversTo(digest, signature, permit2Authorization.from);
}

/** Whether the key of this address signed the digest, in any of these forms. */
export function recoversTo(digest: Uint8Array, signature: string, signer: string): boolean {
  const parts = partsOf(signature.slice(2));
  if (parts === null) return false;
  try {
    const key = secp256k1.Signature.fromCompact(parts.compact).addRecoveryBit(parts.parity).recoverPublicKey(digest);
    const address = bytesToHex(keccak_256(key.toRawBytes(false).slice(1)).slice(-20));
    return `0x${address}` === signer.toLowerCase();
  } catch {
    return false; // not a point on the curve
  }
}

interface Parts {
  /** r and s, 128 hex digits. */
  readonly compact: string;
  readonly parity: 0 | 1;
}

const TOP_BIT = 1n << 255n;

function partsOf(hex: string): Parts | null {
  if (hex.length === 128) {
    const word = BigInt(`0x${hex.slice(64)}`);
    const s = (word & (TOP_BIT - 1n)).toString(16).padStart(64, "0");
    return { compact: hex.slice(0, 64) + s, parity: word & TOP_BIT ? 1 : 0 };
  }
  const v = hex.length === 130 ? Number.parseInt(hex.slice(128), 16) : Number.NaN;
  if (v === 27 || v === 0) return { compact: hex.slice(0, 128), parity: 0 };
  return v === 28 || v === 1 ? { compact: hex.slice(0, 128), parity: 1 } : null;
}
