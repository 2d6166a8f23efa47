import type { LinkClosedReason } from "../../link/payment-link";
import { type Refusal, refuse } from "../../shared/refusal";
import type { ClaimCheck } from "./check";

/** Link check: the payment link takes new payments. A payment that is stored already joins before the checks. */
export const linkIsOpen: ClaimCheck = ({ link }) =>
  link === null || link.closed === null ? null : linkClosed(link.closed);

const messages: Readonly<Record<LinkClosedReason, string>> = {
  closed: "The merchant has closed this payment link.",
  expired: "This payment link has expired.",
  used_up: "This payment link has taken all its payments.",
};

export function linkClosed(reason: LinkClosedReason): Refusal {
  return refuse("link_closed", messages[reason], { reason });
}
