import { baseUnitsOf, priceProblem } from "../money/rupiah";
import { refuseAmount } from "../wire/check-names";
import { LunasError } from "../wire/lunas-error";

/** The `rupiah` that a caller expects of a receipt, as the base units of its claims. Throws `invalid_option`. */
export function expectedAmount<T extends { readonly rupiah?: string | undefined }>(
  what: string,
  expected: T,
): Omit<T, "rupiah"> & { readonly amount?: string } {
  refuseAmount(what, expected, "rupiah");
  const { rupiah, ...others } = expected;
  if (rupiah === undefined) return others;
  const amount = baseUnitsOf(rupiah);
  if (amount !== undefined) return { ...others, amount };
  throw new LunasError(`${what}: rupiah ${priceProblem(rupiah)}.`, { code: "invalid_option" });
}
