import type { Hex } from "@lunas/protocol/wire/hex";
import { isPastOnChain } from "./deadline";
import { uintOf } from "./erc20";
import type { SignedPayment } from "./open-payments";
import type { PrepareDeps } from "./prepare";

const nonceBitmap = "4fe02b44"; // nonceBitmap(address,uint256) of Permit2

const word = (value: bigint | Hex): string => BigInt(value).toString(16).padStart(64, "0");

/**
 * What the chain has of a payment. `moved`: Permit2 marks its nonce as used. `chargeable`: it is unused, and everyone who has the signature can
 * still settle it. `over`: it is unused, and the deadline has passed.
 */
export type MoneyState = "moved" | "chargeable" | "over";

/**
 * What became of the money, by the chain. Null: the chain could not be read. A receiver that says "failed, sign again" is not believed without
 * it. `deadline`: the latest of all signatures with the payment's nonce, in seconds; null: not known.
 */
export async function readMoney(
  { payer, chain }: Pick<PrepareDeps, "payer" | "chain">,
  { payload, accepted }: SignedPayment,
  deadline: bigint | null,
): Promise<MoneyState | null> {
  const { from, nonce } = payload.permit2Authorization;
  const bit = BigInt(nonce);
  // On another chain the nonce is unused, and that says nothing.
  if (chain.x402.caip2Network !== accepted.network) return null;
  try {
    // After a restart the payer does not know the chain yet.
    await payer.useChain(chain);
    // The time first: what is unused after the deadline stays unused.
    const isOver = deadline !== null && (await isPastOnChain(payer, deadline));
    const used = uintOf(await payer.read(chain.permit2Address, `0x${nonceBitmap}${word(from)}${word(bit >> 8n)}`));
    if (used === null) return null;
    if (((used >> (bit & 255n)) & 1n) === 1n) return "moved";
    return isOver ? "over" : "chargeable";
  } catch {
    return null;
  }
}
