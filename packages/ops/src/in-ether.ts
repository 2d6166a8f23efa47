const digits = 18;

/** Wei as ether, exactly. */
export function inEther(wei: bigint): string {
  const text = wei.toString().padStart(digits + 1, "0");
  const fraction = text.slice(-digits).replace(/0+$/, "");
  return fraction === "" ? text.slice(0, -digits) : `${text.slice(0, -digits)}.${fraction}`;
}
