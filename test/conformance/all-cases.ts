import type { Operation } from "@lunas/protocol/api/operation";
import { operations } from "@lunas/protocol/api/operations";
import type { Case } from "./case";
import { accessCases } from "./cases/access";
import { accountCases } from "./cases/account";
import { channelActionCases } from "./cases/channel-actions";
import { channelCases } from "./cases/channels";
import { eventCases } from "./cases/events";
import { facilitateCases } from "./cases/facilitate";
import { giveBackCases } from "./cases/give-back";
import { holdCases } from "./cases/holds";
import { limitCases } from "./cases/limits";
import { merchantCases } from "./cases/merchant";
import { paymentLinkCases } from "./cases/payment-links";
import { paymentCases } from "./cases/payments";
import { publicCases } from "./cases/public";
import { receiptCases } from "./cases/receipts";
import { refundCases } from "./cases/refunds";
import { sandboxCases } from "./cases/sandbox";
import { signInCases } from "./cases/sign-in";
import { deriveCase, isPublicRead } from "./derive-cases";

const writtenCases: readonly Case[] = [
  ...publicCases,
  ...accessCases,
  ...signInCases,
  ...merchantCases,
  ...accountCases,
  ...facilitateCases,
  ...paymentCases,
  ...receiptCases,
  ...refundCases,
  ...giveBackCases,
  ...holdCases,
  ...channelActionCases,
  ...channelCases,
  ...paymentLinkCases,
  ...sandboxCases,
  ...eventCases,
  ...limitCases,
];

/** The rows and cases that follow from the descriptions. */
export const derived = unasked(writtenCases).filter(isPublicRead).map(deriveCase);

export const allCases: readonly Case[] = [...writtenCases, ...derived.map((each) => each.derived)];

/** The operations of every service that no case asks. */
export function untestedOperations(cases: readonly CaseTarget[] = allCases): readonly string[] {
  return unasked(cases).map(({ id }) => id);
}

type CaseTarget = Pick<Case, "method" | "path">;

function unasked(cases: readonly CaseTarget[]): readonly Operation[] {
  return operations
    .filter(({ status }) => status === "served")
    .filter((operation) => !cases.some((each) => operation.method === each.method && asks(each.path, operation.path)));
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
