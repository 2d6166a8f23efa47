import type { Author } from "@lunas/domain/operations/audit-entry";
import type { RequestContext } from "./context";
import type { CallerOf, SignedIn } from "./route";

/** Who changes something by a session, and from where. */
export function sessionAuthor({ merchant }: SignedIn, { origin }: RequestContext): Author {
  return { actor: { kind: "merchant", id: merchant.id }, origin: origin() };
}

/** The same for a key. */
export function keyAuthor({ key }: CallerOf["key"], { origin }: RequestContext): Author {
  return { actor: { kind: "key", id: key.id }, origin: origin() };
}

/** Who registers is nobody yet: the store names the merchant that it makes. */
export function registrationAuthor({ origin }: RequestContext): Author {
  return { actor: { kind: "merchant", id: "" }, origin: origin() };
}
