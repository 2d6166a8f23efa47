import type { Hex } from "./hex";

/** One entry of `accepts`: the demanded payment. `amount` is in base units. */
export interface PaymentRequirements {
  scheme: "exact";
  network: `${string}:${string}`;
  asset: Hex;
  amount: string;
  payTo: Hex;
  maxTimeoutSeconds: number;
  extra: { assetTransferMethod: "permit2"; name?: string; version?: string };
}

/** The same of scheme `upto`: `amount` is the maximum, in base units. */
export interface UptoRequirements extends Omit<PaymentRequirements, "scheme" | "extra"> {
  scheme: "upto";
  /** `facilitatorAddress`: the signer of the service that the payer has to name. */
  extra: PaymentRequirements["extra"] & { facilitatorAddress?: Hex };
}

/** The same of scheme `batch-settlement`: `amount` is the most that one request costs. */
export interface ChannelRequirements extends Omit<PaymentRequirements, "scheme" | "extra"> {
  scheme: "batch-settlement";
  extra: PaymentRequirements["extra"] & {
    receiverAuthorizer?: Hex;
    withdrawDelay?: number;
    minDeposit?: string;
  };
}
