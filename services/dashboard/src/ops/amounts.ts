const weiPerEther = 10n ** 18n;
const shownDigits = 6;

/** Wei as ether with six digits, rounded down; a smaller amount is never shown as zero. */
export function etherOf(wei: string): string {
  const amount = BigInt(wei);
  const digits = (amount % weiPerEther).toString().padStart(18, "0").slice(0, shownDigits);
  const text = `${amount / weiPerEther}.${digits}`;
  return amount > 0n && /^0\.0+$/.test(text) ? "< 0.000001" : text;
}

export function secondsText(seconds: number): string {
  if (seconds < 60) return `${Math.floor(seconds)} s`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.floor(seconds / 3_600)} h` : `${Math.floor(seconds / 86_400)} d`;
}
