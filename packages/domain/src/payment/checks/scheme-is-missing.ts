import type { Chain } from "@lunas/catalog/chain";
import { type Refusal, refuse } from "../../shared/refusal";

/** The refusal where a chain does not have the contract of a scheme. */
export function schemeIsMissing({ network }: Chain, scheme: string): Refusal {
  return refuse("invalid_request", `The network ${network} does not have the scheme ${scheme}.`, {
    "paymentPayload.accepted.scheme": `must be another scheme on ${network}`,
  });
}
