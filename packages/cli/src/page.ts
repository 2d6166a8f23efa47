import type { Pagination } from "@lunas/protocol/wire/payment-list";
import { count } from "./count";

/** The options of a command that shows a list page by page. */
export const pageOptions = {
  page: { value: "number", summary: "default: 1" },
  limit: { value: "number", summary: "so many to a page (default: 20)" },
} as const;

/** The options of a command that lists what was stored in a period. */
export const periodOptions = {
  since: { value: "time", summary: "after this time, such as 2026-01-31T00:00:00Z" },
  until: { value: "time", summary: "before this time" },
} as const;

interface GivenPage {
  readonly page?: string | undefined;
  readonly limit?: string | undefined;
}

/** The page that the options name, without what they leave out. Throws `Misuse`. */
export function pageOf(options: GivenPage): { readonly page?: number; readonly limit?: number } {
  const page = count("--page", options.page);
  const limit = count("--limit", options.limit);
  return { ...(page !== undefined && { page }), ...(limit !== undefined && { limit }) };
}

/** The line below a page of several, such as of `holds`; nothing below the only one. */
export function pageLine({ page, total, totalPages }: Omit<Pagination, "limit">, what: string): string {
  return totalPages > 1 ? `\n\nPage ${page} of ${totalPages}, ${total} ${what} in all.` : "";
}
