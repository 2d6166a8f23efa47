import { formatRupiah } from "@lunas/client";

/** Base units as people read them: `Rp 5.000,00`. The same in every language: it is Indonesian money. */
export const rupiah = formatRupiah;

/** Base units in few characters, for a chart's axis: `1,2 jt`. */
export function shortRupiah(baseUnits: number, language: string): string {
  const format = new Intl.NumberFormat(language === "id" ? "id-ID" : "en-GB", {
    notation: "compact",
    maximumFractionDigits: 1,
  });
  return `Rp\u00a0${format.format(baseUnits / 100)}`;
}

/** What a person types, `5.000` or `5.000,50`, in base units; null where it is not an amount of rupiah above zero. */
export function baseUnitsOf(typed: string): string | null {
  const [, whole, sen = ""] =
    /^(?:Rp\.?)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/i.exec(typed.replaceAll("\u00a0", " ").trim()) ?? [];
  if (whole === undefined) return null;
  const units = BigInt(whole.replaceAll(".", "")) * 100n + BigInt(sen.padEnd(2, "0"));
  return units === 0n ? null : units.toString();
}

/** Base units as a person types them: `5.000`, with the sen only where there are some. */
export function typedRupiah(baseUnits: string | bigint): string {
  return rupiah(baseUnits)
    .replace(/^Rp\u00a0/, "")
    .replace(/,00$/, "");
}
