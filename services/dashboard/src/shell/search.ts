/** What the payments are filtered by, as it stands in the address. */
export interface PaymentsSearch {
  readonly status?: string | undefined;
  readonly from?: string | undefined;
  readonly resource?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly q?: string | undefined;
}

/** Which part of the channels is open, and what the list of channels is filtered by. */
export interface ChannelsSearch {
  readonly tab?: string | undefined;
  readonly status?: string | undefined;
  readonly payer?: string | undefined;
}

/** A search parameter as text, or undefined where there is none: an address may hold anything. */
export function text(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}
