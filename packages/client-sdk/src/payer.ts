import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { DepositAuthorization } from "@lunas/protocol/wire/channels";
import type { Hex } from "@lunas/protocol/wire/hex";
import type { PaymentAuthorization, SponsoredApproval, UptoAuthorization } from "@lunas/protocol/wire/x402";

/** The payment's token, and the contract that may move it. */
export interface ApprovalTerms {
  readonly token: Hex;
  /** Permit2. */
  readonly spender: Hex;
}

/** What the payer's own approval may cost, and what the payer has for it, in wei of the chain's currency. */
export interface ApprovalGas {
  readonly requiredWei: bigint;
  readonly availableWei: bigint;
}

/** What the payer signs for a deposit into a channel: Permit2's `PermitWitnessTransferFrom`, whose witness is the channel. */
export type UnsignedDeposit = Omit<DepositAuthorization, "signature">;

/** Signs payments: a browser's wallet or an agent's key. Each method throws `LunasError`. */
export interface Payer {
  /** The account that pays. Asks the wallet's owner where necessary. */
  connect(): Promise<Hex>;
  /** Selects the chain of this configuration for the other methods. */
  useChain(chain: ChainConfig): Promise<void>;
  /** `eth_call` at the latest block. */
  read(to: Hex, data: Hex): Promise<Hex>;
  /** The time of the latest block, in seconds. Absent: this machine's clock alone says whether a deadline has passed. */
  blockTime?(): Promise<bigint>;
  /** Signs Permit2's `PermitWitnessTransferFrom`; does not send it. */
  sign(chain: ChainConfig, authorization: PaymentAuthorization | UptoAuthorization): Promise<Hex>;
  /** Sends the approval and resolves once it is mined. */
  approve(terms: ApprovalTerms): Promise<void>;
  /** Signs the approval for a sponsor that sends it and pays for it; null where this payer cannot. */
  signApproval(terms: ApprovalTerms): Promise<SponsoredApproval | null>;
  /** For the payer's own approval; null where the payer cannot find out. Absent: the payer looks when it approves. */
  approvalGas?(terms: ApprovalTerms): Promise<ApprovalGas | null>;
  /** Signs a deposit; does not send it. `types`: EIP-712's, for a wallet that is given them. Absent: the payer has no channels. */
  signDeposit?(chain: ChainConfig, deposit: UnsignedDeposit, types: object): Promise<Hex>;
  /** Sends a transaction without value from the payer's account, and resolves to its hash once it is mined: for withdrawals. */
  transact?(to: Hex, data: Hex): Promise<Hex>;
}
