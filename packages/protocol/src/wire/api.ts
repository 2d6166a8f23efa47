import type { Hex } from "./hex";
import type { NetworkName } from "./network-name";
import type { PaymentAuthorization, SettlementResponse } from "./x402";

/** A payment or a refund: one transfer from a wallet to another. `amount` is in base units. */
interface TransferRecord {
  environment: "sandbox" | "production";
  network: NetworkName;
  /** `confirmed` and `failed` never change. */
  status: "pending" | "confirmed" | "failed";
  txHash: Hex | null;
  /** The payer; of a refund the merchant's wallet that received the payment. */
  from: Hex;
  /** The merchant's wallet; of a refund the payer of the payment. */
  to: Hex;
  token: string;
  amount: string;
  blockNumber: number | null;
  /** The block's time once confirmed, `createdAt` before that. */
  timestamp: string;
  createdAt: string;
  failure: { code: string; message: string } | null;
  /** Another party settled it although it had failed: the money has moved. */
  lateSettlement?: { txHash: Hex; blockNumber: number };
}

/** A payment in look-ups, lists, `/facilitate`, webhooks and events. */
export interface PaymentRecord extends TransferRecord {
  paymentId: string;
  /** True exactly when status is `confirmed`. */
  verified: boolean;
  /** Of a capture: the maximum that the payer signed, in base units; `amount` is what was charged. */
  authorizedAmount?: string;
  /** Of a capture: its hold. */
  holdId?: string;
  source: "server" | "direct" | "link";
  /** The payment link whose page took it. */
  linkId: string | null;
  resource: string | null;
  description: string | null;
  metadata: Record<string, string>;
  /** When its success was told by a preconfirmation, while it was pending; with `status` `failed`: that was not kept. */
  preconfirmedAt?: string;
  /** The sum of its settled refunds, in base units; look-ups and lists only. */
  refundedAmount?: string;
  /** The sum of its refunds that may still be settled; look-ups and lists only. */
  refundPending?: string;
  alsoInTransaction?: string[];
}

/** A payer's signed maximum, of which the merchant charges what was used. Amounts are in base units. */
export interface HoldRecord {
  holdId: string;
  /** `held` can be captured or released; the others never change. */
  status: "held" | "captured" | "released" | "expired";
  environment: "sandbox" | "production";
  network: NetworkName;
  token: string;
  /** The payer. */
  from: Hex;
  /** The merchant's wallet. */
  to: Hex;
  /** The maximum. */
  amount: string;
  /** What its capture charges; null: there is no capture. */
  capturedAmount: string | null;
  /** The payment of its capture. Its status says whether it is settled. */
  paymentId: string | null;
  resource: string | null;
  description: string | null;
  metadata: Record<string, string>;
  /** From then on it cannot be captured. */
  expiresAt: string;
  createdAt: string;
}

/** A page on which anybody can pay a merchant. Amounts are in base units. */
export interface PaymentLink {
  linkId: string;
  /** The address of the payer's page. */
  url: string;
  environment: "sandbox" | "production";
  network: NetworkName;
  token: string;
  title: string;
  description: string | null;
  /** The fixed price; null where the payer chooses. */
  amount: string | null;
  minAmount: string | null;
  maxAmount: string | null;
  redirectUrl: string | null;
  maxPayments: number | null;
  /** How many of `maxPayments` are taken; null without that limit. */
  placesTaken: number | null;
  expiresAt: string | null;
  metadata: Record<string, string>;
  /** False: the merchant has closed the link. */
  active: boolean;
  /** `open` takes payments. */
  status: "open" | "closed" | "expired" | "used_up";
  createdAt: string;
  updatedAt: string;
}

/** A refund in look-ups, lists, webhooks and events. */
export interface RefundRecord extends TransferRecord {
  refundId: string;
  paymentId: string;
  reason: string | null;
}

/** The answer of `POST /payments/:id/refunds/prepare`. */
export interface RefundPreparation {
  paymentId: string;
  environment: "sandbox" | "production";
  network: NetworkName;
  /** The wallet that must sign. */
  from: Hex;
  to: Hex;
  token: string;
  amount: string;
  /** How much of the payment can be refunded now. */
  remaining: string;
  permit2Authorization: PaymentAuthorization;
  /** For `eth_signTypedData_v4`. */
  typedData: {
    domain: { name: string; chainId: number; verifyingContract: Hex };
    types: Record<string, { name: string; type: string }[]>;
    primaryType: string;
    message: Omit<PaymentAuthorization, "from">;
  };
  /** Not approved: the wallet calls `approve(spender, amount)` on the token first. */
  approval: { approved: boolean; allowance: string; token: Hex; spender: Hex };
}

/** One stage of a payment or refund, in order of time. */
export interface TimelineStage {
  /** `received`, `verified`, `queued`, `signed`, `broadcast`, `included`, `confirmed`, …; new stages can be added. */
  stage: string;
  at: string;
  /** Time since the previous stage; null for the first. */
  durationMs: number | null;
  costWei: string | null;
  txHash: Hex | null;
  blockNumber: number | null;
  /** A text for people; it can change. */
  reason: string | null;
  /** For stage `webhook` only: one attempt. */
  webhook?: {
    deliveryId: string;
    eventType: string;
    attempt: number;
    httpStatus: number | null;
    durationMs: number;
    error: string | null;
  };
}

/** The answer of `GET /payments/:id/timeline`. */
export interface PaymentTimeline {
  paymentId: string;
  status: PaymentRecord["status"];
  totalCostWei: string;
  stages: TimelineStage[];
  /** The number of signed transactions and webhook attempts without a stage here. */
  omitted: { attempts: number; webhooks: number };
}

/** The answer of `GET /refunds/:id/timeline`; `paymentId` is the refunded payment's. */
export interface RefundTimeline extends PaymentTimeline {
  refundId: string;
}

/** The answer of `POST /facilitate`. */
export interface FacilitateResponse {
  success: true;
  paymentId: string;
  txHash: Hex;
  /** `pending`: told by a preconfirmation. */
  status: "confirmed" | "pending";
  /** Of a pending payment: a node shows it settled, in a block that is not deep enough. */
  finality?: "preconfirmed";
  settlement: SettlementResponse;
  payment: PaymentRecord;
  /** The page of the receipt, for the payer. */
  receiptUrl: string;
}

/** The answer of `GET /payments/:id/receipt`. */
export interface PaymentReceipt {
  /** Compact JWS. */
  receipt: string;
  /** A page that shows it, for the payer. */
  url: string;
}

/** The channels of a chain, in its section of `GET /config`. */
export interface BatchSettlementConfig {
  contract: Hex;
  /** The `spender` of a deposit. */
  permit2Collector: Hex;
  /** Who signs claims and refunds for the merchant. */
  receiverAuthorizer: Hex;
  /** Of new channels, in seconds. */
  withdrawDelay: number;
  /** The least deposit, in base units. */
  minDeposit?: string;
}

/** One section of `GET /config`. */
export interface ChainConfig {
  rpcUrl: string;
  chainId: number;
  network: NetworkName;
  tokens: Record<string, Hex>;
  tokenDecimals: Record<string, number>;
  permit2Address: Hex;
  x402: {
    caip2Network: `${string}:${string}`;
    sponsorshipMode: string;
    eip2612: boolean;
    x402Permit2ProxyAddress: Hex;
    /** The least payment of schemes `exact` and `upto`, in base units. */
    minPayment?: string;
    /** Scheme `upto`: its contract, and the signers that a payer can name. Missing: the chain has no holds. */
    upto?: { proxyAddress: Hex; facilitators: Hex[] };
    /** Scheme `batch-settlement`: its contracts and terms. Missing: the chain has no channels. */
    batchSettlement?: BatchSettlementConfig;
  };
  nativeCurrency: { name: string; symbol: string; decimals: number };
}

/** The answer of `GET /config`. */
export interface PublicConfig {
  /** Null: the service has no sandbox. */
  sandbox: ChainConfig | null;
  production: ChainConfig;
  /** Every chain; the two above are the default ones of their environments. */
  networks: NetworkConfig[];
}

/** A chain with the environment whose payments settle on it. */
export interface NetworkConfig extends ChainConfig {
  environment: "sandbox" | "production";
}
