import type { Hex } from "@lunas/protocol/wire/x402";
import { uintOf } from "./erc20";
import type { SignedPayment } from "./open-payments";
import type { PrepareDeps } from "./prepare";

const nonceBitmap = "4fe02b44"; // nonceBitmap(address,uint256) of Permit2

const word = (value: bigint | Hex): string => BigInt(value).toString(16).padStart(64, "0");

/**
 * Whether the payment moved money, as the chain has it: Permit2 marks a nonce that is used. Null: the chain could not be read. A receiver
 * that says "failed, sign again" is not believed without it.
 */
export async function hasMovedMoney(
  { payer, chain }: Pick<PrepareDeps, "payer" | "chain">,
  { payload }: SignedPayment,
): Promise<boolean | null> {
  const { from, nonce } = payload.permit2Authorization;
  const bit = BigInt(nonce);
  try {
    // After a restart the payer does not know the chain yet.
    await payer.useChain(chain);
    const used = uintOf(await payer.read(chain.permit2Address, `0x${nonceBitmap}${word(from)}${word(bit >> 8n)}`));
    return used === null ? null : ((used >> (bit & 255n)) & 1n) === 1n;
  } catch {
    return null;
  }
}
