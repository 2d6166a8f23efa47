/** IDRX has two decimals on every chain; `GET /config` says the same, and clients compare. */
export const RUPIAH_DECIMALS = 2;

const PER_RUPIAH = 10n ** BigInt(RUPIAH_DECIMALS);
/** Sen are two digits after a point: "5.000" is no number here, because in Indonesia it is five thousand. */
const GIVEN = /^(0|[1-9][0-9]{0,60})(?:\.([0-9]{2}))?$/;

/**
 * Converts whole rupiah, `"5000"`, or rupiah with sen, `"25.50"`, to base units, `"500000"` or `"2550"`; undefined for
 * other values: other fractions, separators, numbers.
 */
export function baseUnitsOf(price: unknown): string | undefined {
  const [, whole, sen = "0"] = (typeof price === "string" && GIVEN.exec(price)) || [];
  return whole === undefined ? undefined : (BigInt(whole) * PER_RUPIAH + BigInt(sen)).toString();
}

/** The reverse: base units as a caller writes them, `"500000"` as `"5000"` and `"2550"` as `"25.50"`. */
export function rupiahOf(baseUnits: string | bigint): string {
  const amount = BigInt(baseUnits);
  const sen = amount % PER_RUPIAH;
  const fraction = sen === 0n ? "" : `.${sen.toString().padStart(RUPIAH_DECIMALS, "0")}`;
  return `${amount / PER_RUPIAH}${fraction}`;
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
