import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { Hex, PaymentAuthorization, SponsoredApproval } from "@lunas/protocol/wire/x402";

/** A token that is paid in, and who is to move it. */
export interface ApprovalTerms {
  readonly token: Hex;
  /** Permit2. */
  readonly spender: Hex;
}

/** Whoever signs: a browser's wallet or an agent's key. Each throws `LunasError`. */
export interface Payer {
  /** The account that pays; asks the wallet's owner where it must. */
  connect(): Promise<Hex>;
  /** Makes the chain of this configuration the one that the rest is about. */
  useChain(chain: ChainConfig): Promise<void>;
  /** `eth_call` at the newest block. */
  read(to: Hex, data: Hex): Promise<Hex>;
  /** Signs Permit2's `PermitWitnessTransferFrom`; sends nothing. */
  sign(chain: ChainConfig, authorization: PaymentAuthorization): Promise<Hex>;
  /** Sends the approval and resolves once it is mined. */
  approve(terms: ApprovalTerms): Promise<void>;
  /** Signs the approval for somebody else to pay for and send; null where this payer cannot. */
  signApproval(terms: ApprovalTerms): Promise<SponsoredApproval | null>;
}
