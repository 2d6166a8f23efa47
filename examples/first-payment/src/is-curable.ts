import { curableCodes } from "@lunas/protocol/wire/curable";

/**
 * Whether a new signature, a top-up or an approval cures it, so that the payer may be asked for payment again. False for
 * everything after which a payer who signs anew might pay twice, or could not help it.
 */
export function isCurable(code: string): boolean {
  return curableCodes.includes(code);
}
