import type { OwnKey } from "@lunas/domain/merchant/ports";
import type { InSession } from "@lunas/domain/merchant/recent-sign-in";
import type { ApiKeyId } from "@lunas/domain/shared/id";
import type { SignedIn } from "../http/route";

/** The signed-in merchant's key, by a validated id. */
export function ownKey({ merchant, session }: SignedIn, id: string): OwnKey & InSession {
  return { merchantId: merchant.id, id: id as ApiKeyId, signedInAtMs: session.createdAtMs };
}
