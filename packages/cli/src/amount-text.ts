import { formatRupiah } from "@lunas/client";

/** Base units in Indonesian notation, always with the sen: `Rp 5.000,00`. */
export function rupiahText(baseUnits: string): string {
  return formatRupiah(baseUnits);
}

/** Both notations, so that they are not confused: `Rp 5.000,00 (500000 base units)`. */
export function amountText(baseUnits: string): string {
  return `${rupiahText(baseUnits)} (${baseUnits} base units)`;
}
