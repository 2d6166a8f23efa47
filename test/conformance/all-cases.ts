import { operations } from "@lunas/protocol/api/operations";
import type { Case } from "./case";
import { accessCases } from "./cases/access";
import { accountCases } from "./cases/account";
import { eventCases } from "./cases/events";
import { facilitateCases } from "./cases/facilitate";
import { limitCases } from "./cases/limits";
import { merchantCases } from "./cases/merchant";
import { paymentLinkCases } from "./cases/payment-links";
import { paymentCases } from "./cases/payments";
import { publicCases } from "./cases/public";
import { receiptCases } from "./cases/receipts";
import { refundCases } from "./cases/refunds";
import { sandboxCases } from "./cases/sandbox";
import { signInCases } from "./cases/sign-in";

export const allCases: readonly Case[] = [
  ...publicCases,
  ...accessCases,
  ...signInCases,
  ...merchantCases,
  ...accountCases,
  ...facilitateCases,
  ...paymentCases,
  ...receiptCases,
  ...refundCases,
  ...paymentLinkCases,
  ...sandboxCases,
  ...eventCases,
  ...limitCases,
];

/** The operations of every service that no case asks. */
export function untestedOperations(cases: readonly Pick<Case, "method" | "path">[] = allCases): readonly string[] {
  return operations
    .filter(({ status }) => status === "served")
    .filter((operation) => !cases.some((each) => operation.method === each.method && asks(each.path, operation.path)))
    .map(({ id }) => id);
}

/** Whether the path of a case is the operation's: its template, or one with values. */
export function asks(path: string, template: string): boolean {
  const [requested = ""] = path.split("?");
  const pattern = template.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:\w+/g, "[^/]+");
  return requested === template || (new RegExp(`^${pattern}$`).test(requested) && !isOther(requested, template));
}

/** A fixed path is not a value of another template: `/merchant/webhooks/redeliver` is no delivery. */
function isOther(requested: string, template: string): boolean {
  return operations.some(({ path }) => path === requested && path !== template);
}
