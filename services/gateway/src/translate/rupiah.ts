const decimals = 2;
const whole = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 0 });

/** Base units in Indonesian notation: `Rp 5.000,00`, with a no-break space. Exact to the last digit. */
export function rupiah(baseUnits: bigint): string {
  const unit = 10n ** BigInt(decimals);
  const cents = (baseUnits % unit).toString().padStart(decimals, "0");
  return `Rp\u00a0${whole.format(baseUnits / unit)},${cents}`;
}
