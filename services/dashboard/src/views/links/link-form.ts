import { parseRupiah } from "@lunas/client";
import type { PaymentLinkRequest } from "../../api/schemas";

/** What a merchant typed. */
export interface LinkForm {
  readonly title: string;
  readonly description: string;
  readonly isFixed: boolean;
  readonly price: string;
  readonly least: string;
  readonly most: string;
  readonly maxPayments: string;
  /** A day of the merchant's device; the link takes payments until its end. */
  readonly until: string;
  readonly redirectUrl: string;
}

export const emptyForm: LinkForm = {
  ...{ title: "", description: "", isFixed: true, price: "", least: "", most: "" },
  ...{ maxPayments: "", until: "", redirectUrl: "" },
};

export type WrongField = "price" | "least" | "most" | "maxPayments";

/** The request of a form, or the first field that is not right. The service checks the rest. */
export function requestOf(form: LinkForm): PaymentLinkRequest | WrongField {
  const amounts = amountsOf(form);
  if (typeof amounts === "string") return amounts;
  const { title, description, maxPayments, until, redirectUrl } = form;
  const places = maxPayments.trim();
  if (places !== "" && !/^[1-9]\d{0,4}$/.test(places)) return "maxPayments";
  return {
    title: title.trim(),
    ...amounts,
    ...(description.trim() !== "" && { description: description.trim() }),
    ...(places !== "" && { maxPayments: Number(places) }),
    ...(until !== "" && { expiresAt: endOfDay(until) }),
    ...(redirectUrl.trim() !== "" && { redirectUrl: redirectUrl.trim() }),
  };
}

function amountsOf({ isFixed, price, least, most }: LinkForm) {
  if (isFixed) {
    const amount = baseUnits(price);
    return amount === null ? "price" : { amount };
  }
  const [minAmount, maxAmount] = [baseUnits(least), baseUnits(most)];
  if (minAmount === null) return "least";
  if (maxAmount === null || BigInt(maxAmount) < BigInt(minAmount)) return "most";
  return { minAmount, maxAmount };
}

/** IDRX has two decimals. */
function baseUnits(typed: string): string | null {
  const whole = parseRupiah(typed);
  return whole === undefined || whole === "0" ? null : `${whole}00`;
}

function endOfDay(date: string): string {
  const start = new Date(`${date}T00:00:00`);
  start.setDate(start.getDate() + 1);
  return start.toISOString();
}
