import type { CreatedRefund } from "@lunas/domain/refund/find-repeat";
import type { Refusal } from "@lunas/domain/shared/refusal";

/** What a merchant was answered; `refund` is the request's number. */
export interface GivenRefund {
  readonly refund: number;
  readonly answer: CreatedRefund | Refusal;
}
