import { parseRupiah } from "@lunas/client";
import { Misuse } from "@lunas/command-line/misuse";
import { baseUnitsOf } from "@lunas/protocol/money/rupiah";

/**
 * What a user typed as an amount, in the form of the libraries: `5.000` and `Rp 5.000` become `"5000"`, `25.50` stays. Throws `Misuse`.
 */
export function givenRupiah(option: string, given: string): string {
  const rupiah = baseUnitsOf(given) === undefined ? parseRupiah(given) : given;
  if (rupiah !== undefined) return rupiah;
  throw new Misuse(`${option} must be whole rupiah, such as 5000, or rupiah with sen, such as 25.50`);
}
