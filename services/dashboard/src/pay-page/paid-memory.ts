/** What the page shows of a payment that was made. */
export interface PaidLink {
  readonly txHash: string | null;
  readonly receiptUrl: string | null;
}

/** The payment that this tab made by a link, for when the payer comes back to the page. */
export interface PaidMemory {
  keep(paid: PaidLink): void;
  find(): PaidLink | null;
}

type TabStorage = Pick<Storage, "getItem" | "setItem">;

/** A browser that stores nothing has no memory. */
export function paidMemory(linkId: string, storage: () => TabStorage): PaidMemory {
  const name = `lunas:paid:${linkId}`;
  return {
    keep({ txHash, receiptUrl }) {
      tried(() => storage().setItem(name, JSON.stringify({ txHash, receiptUrl })));
    },
    find: () => tried(() => paidLinkIn(JSON.parse(storage().getItem(name) ?? "null"))),
  };
}

function tried<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function paidLinkIn(value: unknown): PaidLink | null {
  const { txHash, receiptUrl } = (value ?? {}) as Partial<Record<keyof PaidLink, unknown>>;
  if (txHash !== null && typeof txHash !== "string") return null;
  if (receiptUrl === null) return { txHash, receiptUrl };
  return typeof receiptUrl === "string" && isWebAddress(receiptUrl) ? { txHash, receiptUrl } : null;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
