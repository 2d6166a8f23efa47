import type { OwnKey } from "@lunas/domain/merchant/ports";
import type { ApiKeyId } from "@lunas/domain/shared/id";
import type { SignedIn } from "../http/route";

/** A key of the signed-in merchant's, by an id that the schema has passed. */
export function ownKey({ merchant }: SignedIn, id: string): OwnKey {
  return { merchantId: merchant.id, id: id as ApiKeyId };
}
