import { refuseUnproved } from "../../merchant/wallet-proof";
import type { ClaimCheck } from "./check";

/** A wallet that signs by its code is paid only on production chains where the code accepted a signature (EIP-1271). */
export const payeeIsProved: ClaimCheck = ({ merchant, authorization: { to }, chain }) =>
  refuseUnproved(merchant, to, chain);
