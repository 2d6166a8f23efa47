/** IDRX has two decimals on every chain; `GET /config` says the same, and clients compare. */
export const RUPIAH_DECIMALS = 2;

const PER_RUPIAH = 10n ** BigInt(RUPIAH_DECIMALS);
const WHOLE = /^(?:0|[1-9][0-9]{0,60})$/;

/**
 * Converts a price in whole rupiah, `"5000"`, to base units, `"500000"`; undefined for other values: fractions,
 * separators, numbers.
 */
export function baseUnitsOf(price: unknown): string | undefined {
  return typeof price === "string" && WHOLE.test(price) ? (BigInt(price) * PER_RUPIAH).toString() : undefined;
}

/**
 * Parses the usual spellings of whole rupiah (`Rp 5.000`, `Rp5.000,00`, `5.000`, `5000`) to `"5000"`. Undefined for
 * other text, and for a fraction that is not zero: prices are whole.
 */
export function parseRupiah(text: string): string | undefined {
  const [, digits] = /^(?:Rp\.?)?\s*([0-9]{1,3}(?:\.[0-9]{3})+|[0-9]+)(?:,(?:00?|-))?$/i.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : BigInt(digits.replaceAll(".", "")).toString();
}

/** What is wrong with a price that `baseUnitsOf` does not take; names the price that was probably meant. */
export function priceProblem(price: unknown): string {
  const text = typeof price === "number" ? String(price) : typeof price === "string" ? price : "";
  const meant = parseRupiah(text);
  if (meant === undefined) return 'must be whole rupiah as a string, such as "5000"';
  const given = typeof price === "number" ? `the number ${price}` : `"${text}"`;
  return `is ${given}: write whole rupiah as a string, "${meant}"`;
}

/** Base units in Indonesian notation, always with the sen: `"500000"` becomes `Rp 5.000,00`, with a no-break space. */
export function formatRupiah(baseUnits: string | bigint): string {
  const amount = BigInt(baseUnits);
  const size = amount < 0n ? -amount : amount;
  const whole = (size / PER_RUPIAH).toString().replace(/\B(?=(\d{3})+$)/g, ".");
  const sen = (size % PER_RUPIAH).toString().padStart(RUPIAH_DECIMALS, "0");
  return `${amount < 0n ? "-" : ""}Rp\u00a0${whole},${sen}`;
}
