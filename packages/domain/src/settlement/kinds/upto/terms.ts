import type { Address } from "@lunas/catalog/chain";
import type { KindTerms } from "../../../payment/authorization";

/** What the payer signs for `upto` beside the common fields. */
export interface UptoTerms {
  /** The most that may be settled, in base units: Permit2's `permitted.amount`. */
  readonly maximum: bigint;
  /** `witness.facilitator`: the account that alone may settle. */
  readonly facilitator: Address;
}

export function uptoTerms({ maximum, facilitator }: UptoTerms): KindTerms {
  return { maximum: maximum.toString(), facilitator };
}

/** Throws where terms are not those of `upto`: they were written by `uptoTerms`. */
export function readUptoTerms({ maximum, facilitator }: KindTerms): UptoTerms {
  if (maximum === undefined || facilitator === undefined)
    throw new Error("terms of upto without maximum or facilitator");
  return { maximum: BigInt(maximum), facilitator: facilitator as Address };
}
