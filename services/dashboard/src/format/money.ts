import { formatRupiah } from "@lunas/client";

/** Base units as people read them: `Rp 5.000`. The same in every language: it is Indonesian money. */
export const rupiah = formatRupiah;

/** Base units in few characters, for a chart's axis: `1,2 jt`. */
export function shortRupiah(baseUnits: number, language: string): string {
  const format = new Intl.NumberFormat(language === "id" ? "id-ID" : "en-GB", {
    notation: "compact",
    maximumFractionDigits: 1,
  });
  return `Rp\u00a0${format.format(baseUnits / 100)}`;
}
