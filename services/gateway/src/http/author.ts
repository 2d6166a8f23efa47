import type { Author } from "@lunas/domain/operations/audit-entry";
import type { RequestContext } from "./context";
import type { CallerOf, Reader, SignedIn } from "./route";

/** The author of a change by a session, and the request's origin. */
export function sessionAuthor({ merchant }: SignedIn, { origin }: RequestContext): Author {
  return { actor: { kind: "merchant", id: merchant.id }, origin: origin() };
}

/** The author of a change by an API key. */
export function keyAuthor({ key }: CallerOf["key"], { origin }: RequestContext): Author {
  return { actor: { kind: "key", id: key.id }, origin: origin() };
}

/** The author of a change by a key or a session. */
export function readerAuthor({ merchant }: Reader, { apiKeyId, origin }: RequestContext): Author {
  const actor =
    apiKeyId === null ? ({ kind: "merchant", id: merchant.id } as const) : ({ kind: "key", id: apiKeyId } as const);
  return { actor, origin: origin() };
}

/** A registration has no merchant yet: the store adds the id of the merchant that it makes. */
export function registrationAuthor({ origin }: RequestContext): Author {
  return { actor: { kind: "merchant", id: "" }, origin: origin() };
}
