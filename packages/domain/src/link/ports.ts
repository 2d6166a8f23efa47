import type { Payee } from "../merchant/api-key";
import type { Merchant } from "../merchant/merchant";
import type { PageRequest } from "../payment/books";
import type { PaymentScope } from "../payment/ports";
import type { LinkId, MerchantId } from "../shared/id";
import type { PayableLink, PaymentLink } from "./payment-link";

/** The fields that a new link is stored with; the others follow from them. */
export type NewLink = Omit<PaymentLink, "isActive" | "createdAtMs" | "updatedAtMs" | "placesTaken">;

/** The payee of a merchant's new links. */
export type LinkPayee = Payee & Pick<Merchant, "defaultNetwork">;

/** A merchant's links. Each change writes its audit entry. */
export interface PaymentLinks {
  /** Throws for an unknown merchant. */
  payeeOf(merchantId: MerchantId): Promise<LinkPayee>;
  create(link: NewLink): Promise<PaymentLink>;
  /** Newest first. */
  list(
    scope: PaymentScope,
    request: PageRequest,
  ): Promise<{ readonly links: readonly PaymentLink[]; readonly total: number }>;
  find(scope: PaymentScope, id: LinkId): Promise<PaymentLink | null>;
  /** Opens or closes a link; null: the merchant has no such link in this environment. */
  setActive(scope: PaymentScope, id: LinkId, isActive: boolean): Promise<PaymentLink | null>;
}

/** Links as payers reach them: by id alone. */
export interface PayableLinks {
  findPayable(id: LinkId): Promise<PayableLink | null>;
}
