// Written by write-schemas.mjs from docs/openapi.json.

export type ApiKey = {
  readonly id: string;
  readonly prefix: string;
  readonly type: "secret" | "publishable";
  readonly environment: "sandbox" | "production";
  readonly label: string;
  readonly allowedOrigins: readonly string[];
  readonly scopes: readonly (
    | "payments:settle"
    | "payments:read"
    | "refunds:write"
    | "links:write"
    | "events:read"
    | "sandbox"
  )[];
  readonly allowedIps: readonly string[];
  readonly expiresAt: string | null;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
};

export type ApiKeyRequest = {
  readonly environment: "sandbox" | "production";
  readonly label?: string;
  readonly type?: "secret" | "publishable";
  readonly allowedOrigins?: readonly string[];
  readonly scopes?: readonly (
    | "payments:settle"
    | "payments:read"
    | "refunds:write"
    | "links:write"
    | "events:read"
    | "sandbox"
  )[];
  readonly allowedIps?: readonly string[];
  readonly expiresAt?: string;
};

export type ApiKeyRoll = { readonly graceSeconds: 0 | 3600 | 86400 | 604800 };

export type ApiKeyUpdate = {
  readonly label?: string;
  readonly allowedOrigins?: readonly string[];
  readonly allowedIps?: readonly string[];
};

export type AuditEntry = {
  readonly id: string;
  readonly at: string;
  readonly actor: { readonly kind: "merchant" | "key" | "operator" | "system"; readonly id: string | null };
  readonly action: string;
  readonly target: string;
  readonly details: { readonly [name: string]: string };
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
};

export type CaptureRequest = { readonly amount: string };

export type ChainConfig = {
  readonly rpcUrl: string;
  readonly chainId: number;
  readonly network: "sandbox" | "base";
  readonly tokens: { readonly [name: string]: string };
  readonly tokenDecimals: { readonly [name: string]: number };
  readonly permit2Address: string;
  readonly x402: {
    readonly caip2Network: string;
    readonly sponsorshipMode: string;
    readonly eip2612: boolean;
    readonly x402Permit2ProxyAddress: string;
    readonly upto?: { readonly proxyAddress: string; readonly facilitators: readonly string[] };
    readonly minPayment?: string;
    readonly batchSettlement?: {
      readonly contract: string;
      readonly permit2Collector: string;
      readonly receiverAuthorizer: string;
      readonly withdrawDelay: number;
      readonly minDeposit?: string;
    };
  };
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number };
};

export type ChannelConfig = {
  readonly payer: string;
  readonly payerAuthorizer: string;
  readonly receiver: string;
  readonly receiverAuthorizer: string;
  readonly token: string;
  readonly withdrawDelay: number;
  readonly salt: string;
};

export type ChannelEvent = {
  readonly id: string;
  readonly timestamp: string;
  readonly environment: "sandbox" | "production";
  readonly type:
    | "channel.opened"
    | "channel.topped_up"
    | "channel.withdrawal_started"
    | "channel.short"
    | "channel.closed";
  readonly data: ChannelRecord;
};

export type ChannelFacilitateRequest = {
  readonly paymentPayload: ChannelPayload | string;
  readonly paymentRequirements?: ChannelRequirements;
  readonly resource?: string;
  readonly description?: string;
  readonly metadata?: { readonly [name: string]: string };
  readonly x402Version?: 2;
  readonly charge?: string;
};

export type ChannelList = { readonly channels: readonly ChannelRecord[]; readonly pagination: Pagination };

export type ChannelPayload = {
  readonly x402Version: 2;
  readonly payload: VoucherPart | DepositPart | RefundPart;
  readonly accepted: ChannelRequirements;
  readonly resource?: ResourceInfo;
  readonly extensions?: {
    readonly erc20ApprovalGasSponsoring?: SponsoredApproval;
    readonly "payment-identifier"?: PaymentIdentifier;
    readonly "offer-receipt"?: unknown;
  };
};

export type ChannelRecord = {
  readonly channelId: string;
  readonly environment: "sandbox" | "production";
  readonly network: "sandbox" | "base";
  readonly token: string;
  readonly payer: string;
  readonly payerAuthorizer: string;
  readonly receiver: string;
  readonly receiverAuthorizer: string;
  readonly withdrawDelay: number;
  readonly salt: string;
  readonly managedBy: "lunas" | "shop";
  readonly status: "open" | "withdrawing" | "short" | "closed";
  readonly balance: string;
  readonly charged: string;
  readonly claimed: string;
  readonly available: string;
  readonly withdrawableAt: string | null;
  readonly openedAt: string;
  readonly lastChargeAt: string | null;
};

export type ChannelRefund = { readonly channel: ChannelRecord; readonly settlement: ChannelSettlement };

export type ChannelRefundRequest = { readonly amount?: string };

export type ChannelRequirements = {
  readonly scheme: "batch-settlement";
  readonly network: string;
  readonly asset: string;
  readonly amount: string;
  readonly payTo: string;
  readonly maxTimeoutSeconds: number;
  readonly extra: {
    readonly assetTransferMethod: "permit2";
    readonly name?: string;
    readonly version?: string;
    readonly receiverAuthorizer?: string;
    readonly withdrawDelay?: number;
    readonly minDeposit?: string;
  };
};

export type ChannelSettlement = {
  readonly success: true;
  readonly transaction: string;
  readonly network: string;
  readonly payer: string;
  readonly amount: string;
  readonly extra: { readonly chargedAmount?: string; readonly channelState: ChannelState };
};

export type ChannelState = {
  readonly channelId: string;
  readonly balance: string;
  readonly totalClaimed: string;
  readonly withdrawRequestedAt: number;
  readonly refundNonce: string;
  readonly chargedCumulativeAmount?: string;
};

export type ChargeList = {
  readonly charges: readonly ChargeRecord[];
  readonly hasMore: boolean;
  readonly cursor: string | null;
};

export type ChargeRecord = {
  readonly chargeId: string;
  readonly channelId: string;
  readonly amount: string;
  readonly cumulative: string;
  readonly resource: string | null;
  readonly description: string | null;
  readonly metadata: { readonly [name: string]: string };
  readonly status: "charged" | "voided";
  readonly createdAt: string;
};

export type ChargeResponse = {
  readonly success: true;
  readonly chargeId: string | null;
  readonly channel: ChannelRecord;
  readonly settlement: ChannelSettlement;
};

export type Claiming = { readonly channels: number };

export type CreateRefundRequest = {
  readonly amount: string;
  readonly reason?: string;
  readonly payload: { readonly permit2Authorization: PaymentAuthorization; readonly signature: string };
};

export type DailyReport = {
  readonly environment: "sandbox" | "production";
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
  readonly days: readonly {
    readonly date: string;
    readonly count: number;
    readonly gross: string;
    readonly refunded: string;
    readonly net: string;
    readonly uniquePayers: number;
    readonly charges?: { readonly count: number; readonly amount: string };
  }[];
  readonly total: {
    readonly count: number;
    readonly gross: string;
    readonly refunded: string;
    readonly net: string;
    readonly uniquePayers: number;
    readonly charges?: { readonly count: number; readonly amount: string };
  };
};

export type DepositAuthorization = {
  readonly from: string;
  readonly permitted: { readonly token: string; readonly amount: string };
  readonly spender: string;
  readonly nonce: string;
  readonly deadline: string;
  readonly witness: { readonly channelId: string };
  readonly signature: string;
};

export type DepositPart = {
  readonly type: "deposit";
  readonly channelConfig: ChannelConfig;
  readonly voucher: Voucher;
  readonly deposit: {
    readonly amount: string;
    readonly authorization: { readonly permit2Authorization: DepositAuthorization };
  };
};

export type Error = {
  readonly error: {
    readonly code:
      | "invalid_request"
      | "invalid_signature"
      | "insufficient_balance"
      | "no_permit2_approval"
      | "expired_deadline"
      | "payment_not_yet_valid"
      | "unsupported_token"
      | "unsupported_network"
      | "payment_mismatch"
      | "simulation_failed"
      | "sponsorship_refused"
      | "amount_exceeds_cap"
      | "capture_exceeds_hold"
      | "channel_exhausted"
      | "unauthorized"
      | "reauthentication_required"
      | "forbidden"
      | "production_not_approved"
      | "origin_not_allowed"
      | "secret_key_in_browser"
      | "not_found"
      | "payment_not_found"
      | "hold_not_found"
      | "channel_not_found"
      | "charge_not_found"
      | "method_not_allowed"
      | "nonce_already_used"
      | "hold_captured"
      | "hold_expired"
      | "channel_out_of_step"
      | "channel_busy"
      | "channel_withdrawing"
      | "channel_short"
      | "charge_not_voidable"
      | "payout_refused"
      | "payment_not_refundable"
      | "refund_exceeds_payment"
      | "give_back_refused"
      | "idempotency_conflict"
      | "receipt_not_available"
      | "no_webhook_endpoint"
      | "too_many_api_keys"
      | "merchant_exists"
      | "wallet_change_conflict"
      | "sandbox_operation_unsupported"
      | "link_closed"
      | "payload_too_large"
      | "unsupported_media_type"
      | "rate_limited"
      | "internal_error"
      | "tx_failed"
      | "chain_unavailable"
      | "service_unavailable"
      | "faucet_empty"
      | "settlement_pending";
    readonly message: string;
    readonly details: { readonly [name: string]: string };
    readonly doc_url: string;
    readonly requestId: string;
  };
};

export type Event = PaymentEvent | RefundEvent | HoldEvent | ChannelEvent | PayoutEvent | WalletEvent;

export type EventList = {
  readonly events: readonly Event[];
  readonly hasMore: boolean;
  readonly cursor: string | null;
};

export type FacilitateRequest = {
  readonly paymentPayload: PaymentPayload | string;
  readonly paymentRequirements?: PaymentRequirements;
  readonly resource?: string;
  readonly description?: string;
  readonly metadata?: { readonly [name: string]: string };
  readonly x402Version?: 2;
};

export type FacilitateResponse = {
  readonly success: true;
  readonly paymentId: string;
  readonly txHash: string;
  readonly status: "confirmed" | "pending";
  readonly finality?: "preconfirmed";
  readonly settlement: SettlementResponse;
  readonly payment: PaymentRecord;
  readonly receiptUrl: string;
};

export type FundRequest = {
  readonly address: string;
  readonly amount: string;
  readonly token?: string;
  readonly network?: "sandbox" | "base";
  readonly openToAll?: boolean;
};

export type Funded = {
  readonly txHash: string;
  readonly address: string;
  readonly amount: string;
  readonly token: string;
  readonly balance: string;
};

export type FundedTestWallet = { readonly txHash: string; readonly address: string; readonly token: string };

export type GivenBack = { readonly paymentId: string; readonly givenBack: true };

export type Health = {
  readonly status: "ok" | "degraded" | "down";
  readonly reasons: readonly {
    readonly code:
      | "database_unavailable"
      | "read_replica_unavailable"
      | "redis_unavailable"
      | "network_unreachable"
      | "network_silent"
      | "network_stalled"
      | "wrong_chain"
      | "unknown_first_block"
      | "no_lane"
      | "overloaded";
    readonly network: string | null;
    readonly message: string;
  }[];
  readonly version: string;
  readonly x402Facade: boolean;
  readonly networks: {
    readonly [name: string]: {
      readonly status: "ok" | "degraded" | "down";
      readonly blockNumber: number | null;
      readonly endpoints: readonly {
        readonly endpoint: string;
        readonly state: "ok" | "behind" | "resting" | "out";
        readonly blockNumber: number | null;
      }[];
    };
  };
};

export type HoldEvent = {
  readonly id: string;
  readonly timestamp: string;
  readonly environment: "sandbox" | "production";
  readonly type: "hold.expired";
  readonly data: HoldRecord;
};

export type HoldList = { readonly holds: readonly HoldRecord[]; readonly pagination: Pagination };

export type HoldRecord = {
  readonly holdId: string;
  readonly status: "held" | "captured" | "released" | "expired";
  readonly environment: "sandbox" | "production";
  readonly network: "sandbox" | "base";
  readonly token: string;
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly capturedAmount: string | null;
  readonly paymentId: string | null;
  readonly resource: string | null;
  readonly description: string | null;
  readonly metadata: { readonly [name: string]: string };
  readonly expiresAt: string;
  readonly createdAt: string;
};

export type HoldRequest = {
  readonly paymentPayload: UptoPayload | string;
  readonly paymentRequirements: UptoRequirements;
  readonly resource?: string;
  readonly description?: string;
  readonly metadata?: { readonly [name: string]: string };
  readonly x402Version?: 2;
};

export type IssuedApiKey = {
  readonly id: string;
  readonly prefix: string;
  readonly type: "secret" | "publishable";
  readonly environment: "sandbox" | "production";
  readonly label: string;
  readonly allowedOrigins: readonly string[];
  readonly scopes: readonly (
    | "payments:settle"
    | "payments:read"
    | "refunds:write"
    | "links:write"
    | "events:read"
    | "sandbox"
  )[];
  readonly allowedIps: readonly string[];
  readonly expiresAt: string | null;
  readonly createdAt: string;
  readonly key: string;
};

export type LinkedMerchant = { readonly merchantId: string; readonly name: string; readonly walletAddress: string };

export type Login = { readonly message: string; readonly signature: string };

export type Lunas = unknown;

export type Merchant = {
  readonly merchantId: string;
  readonly email: string;
  readonly walletAddress: string;
  readonly name: string;
  readonly website: string | null;
  readonly webhookUrl: string | null;
  readonly webhookSecret: string | null;
  readonly webhookDisabledAt: string | null;
  readonly defaultToken: string;
  readonly defaultNetwork: string;
  readonly approvedAt: string | null;
  readonly nextWallet: {
    readonly walletAddress: string;
    readonly announcedAt: string;
    readonly effectiveAt: string;
  } | null;
  readonly channelSettings: {
    readonly claimFrom?: string;
    readonly payoutDailyFrom?: string;
    readonly payoutAtOnceFrom?: string;
    readonly payoutHour?: number;
  } | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type MerchantStats = {
  readonly environment: "sandbox" | "production";
  readonly totalPayments: number;
  readonly totalVolume: { readonly IDRX: string; readonly formatted: { readonly IDRX: string } };
  readonly refunded?: { readonly IDRX: string; readonly formatted: { readonly IDRX: string } };
  readonly charges?: { readonly count: number; readonly amount: string };
  readonly last30Days: {
    readonly payments: number;
    readonly volume: { readonly IDRX: string };
    readonly refunded?: { readonly IDRX: string };
    readonly uniquePayers: number;
  };
  readonly settlementTime?: { readonly payments: number; readonly p50Ms: number; readonly p95Ms: number };
};

export type MerchantTerms = {
  readonly environment: "sandbox" | "production";
  readonly network: "sandbox" | "base";
  readonly caip2Network: string;
  readonly defaultNetwork: string;
  readonly defaultToken: string;
};

export type MerchantUpdate = {
  readonly name?: string;
  readonly webhookUrl?: string | null;
  readonly webhookSecret?: string;
  readonly defaultToken?: string;
  readonly defaultNetwork?: string;
  readonly channelSettings?: {
    readonly claimFrom?: string;
    readonly payoutDailyFrom?: string;
    readonly payoutAtOnceFrom?: string;
    readonly payoutHour?: number;
  } | null;
};

export type MerchantWalletChange = {
  readonly merchantId: string;
  readonly status: "announced" | "effective" | "cancelled";
  readonly oldWallet: string;
  readonly newWallet: string;
  readonly announcedAt: string;
  readonly effectiveAt: string | null;
  readonly oldWalletAcceptedUntil: string | null;
};

export type NetworkConfig = {
  readonly environment: "sandbox" | "production";
  readonly rpcUrl: string;
  readonly chainId: number;
  readonly network: "sandbox" | "base";
  readonly tokens: { readonly [name: string]: string };
  readonly tokenDecimals: { readonly [name: string]: number };
  readonly permit2Address: string;
  readonly x402: {
    readonly caip2Network: string;
    readonly sponsorshipMode: string;
    readonly eip2612: boolean;
    readonly x402Permit2ProxyAddress: string;
    readonly upto?: { readonly proxyAddress: string; readonly facilitators: readonly string[] };
    readonly minPayment?: string;
    readonly batchSettlement?: {
      readonly contract: string;
      readonly permit2Collector: string;
      readonly receiverAuthorizer: string;
      readonly withdrawDelay: number;
      readonly minDeposit?: string;
    };
  };
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number };
};

export type NewWallet = {
  readonly walletAddress: string;
  readonly oldWalletProof: { readonly message: string; readonly signature: string };
  readonly newWalletProof: { readonly message: string; readonly signature: string };
};

export type OpenApiDocument = {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: { readonly [name: string]: object };
};

export type Pagination = {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly totalPages: number;
};

export type PayLinkRequest = { readonly paymentPayload: PaymentPayload; readonly x402Version?: 2 };

export type PayLinkResponse = {
  readonly success: true;
  readonly status: "confirmed" | "pending";
  readonly settlement: SettlementResponse;
  readonly receiptUrl?: string;
};

export type PaymentAuthorization = {
  readonly from: string;
  readonly permitted: { readonly token: string; readonly amount: string };
  readonly spender: string;
  readonly nonce: string;
  readonly deadline: string;
  readonly witness: { readonly to: string; readonly validAfter: string };
};

export type PaymentEvent = {
  readonly id: string;
  readonly timestamp: string;
  readonly environment: "sandbox" | "production";
  readonly type: "payment.confirmed" | "payment.failed" | "payment.settled_late" | "webhook.test";
  readonly data: PaymentRecord;
};

export type PaymentIdentifier = { readonly info?: { readonly id?: string } };

export type PaymentLink = {
  readonly linkId: string;
  readonly url: string;
  readonly environment: "sandbox" | "production";
  readonly network: "sandbox" | "base";
  readonly token: string;
  readonly title: string;
  readonly description: string | null;
  readonly amount: string | null;
  readonly minAmount: string | null;
  readonly maxAmount: string | null;
  readonly redirectUrl: string | null;
  readonly maxPayments: number | null;
  readonly placesTaken: number | null;
  readonly expiresAt: string | null;
  readonly metadata: { readonly [name: string]: string };
  readonly active: boolean;
  readonly status: "open" | "closed" | "expired" | "used_up";
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type PaymentLinkList = { readonly paymentLinks: readonly PaymentLink[]; readonly pagination: Pagination };

export type PaymentLinkRequest = {
  readonly title: string;
  readonly description?: string;
  readonly amount?: string;
  readonly minAmount?: string;
  readonly maxAmount?: string;
  readonly network?: "sandbox" | "base";
  readonly redirectUrl?: string;
  readonly maxPayments?: number;
  readonly expiresAt?: string;
  readonly metadata?: { readonly [name: string]: string };
};

export type PaymentLinkUpdate = { readonly active: boolean };

export type PaymentList = { readonly payments: readonly PaymentRecord[]; readonly pagination: Pagination };

export type PaymentPayload = {
  readonly x402Version: 2;
  readonly payload: { readonly signature: string; readonly permit2Authorization: PaymentAuthorization };
  readonly accepted: PaymentRequirements;
  readonly resource?: ResourceInfo;
  readonly extensions?: {
    readonly erc20ApprovalGasSponsoring?: SponsoredApproval;
    readonly "payment-identifier"?: PaymentIdentifier;
    readonly "offer-receipt"?: unknown;
  };
};

export type PaymentReceipt = { readonly receipt: string; readonly url: string };

export type PaymentRecord = {
  readonly paymentId: string;
  readonly verified: boolean;
  readonly status: "pending" | "confirmed" | "failed";
  readonly txHash: string | null;
  readonly from: string;
  readonly to: string;
  readonly token: string;
  readonly amount: string;
  readonly authorizedAmount?: string;
  readonly holdId?: string;
  readonly environment: "sandbox" | "production";
  readonly network: "sandbox" | "base";
  readonly blockNumber: number | null;
  readonly timestamp: string;
  readonly createdAt: string;
  readonly source: "server" | "direct" | "link";
  readonly linkId: string | null;
  readonly resource: string | null;
  readonly description: string | null;
  readonly metadata: { readonly [name: string]: string };
  readonly failure: { readonly code: string; readonly message: string } | null;
  readonly preconfirmedAt?: string;
  readonly lateSettlement?: { readonly txHash: string; readonly blockNumber: number };
  readonly confirmations?: number;
  readonly finality?: "preconfirmed" | "included" | "safe" | "finalized" | "lost";
  readonly refundedAmount?: string;
  readonly refundPending?: string;
  readonly alsoInTransaction?: readonly string[];
};

export type PaymentRequirements = {
  readonly scheme: "exact";
  readonly network: string;
  readonly asset: string;
  readonly amount: string;
  readonly payTo: string;
  readonly maxTimeoutSeconds: number;
  readonly extra: { readonly assetTransferMethod: "permit2"; readonly name?: string; readonly version?: string };
};

export type PaymentTimeline = {
  readonly paymentId: string;
  readonly status: "pending" | "confirmed" | "failed";
  readonly totalCostWei: string;
  readonly stages: readonly TimelineStage[];
  readonly omitted: { readonly attempts: number; readonly webhooks: number };
};

export type PayoutEvent = {
  readonly id: string;
  readonly timestamp: string;
  readonly environment: "sandbox" | "production";
  readonly type: "payout.confirmed" | "payout.failed";
  readonly data: PayoutRecord;
};

export type PayoutList = {
  readonly payouts: readonly PayoutRecord[];
  readonly waiting?: { readonly unclaimed: string; readonly unpaid: string };
  readonly pagination: Pagination;
};

export type PayoutRecord = {
  readonly payoutId: string;
  readonly environment: "sandbox" | "production";
  readonly network: "sandbox" | "base";
  readonly token: string;
  readonly receiver: string;
  readonly amount: string | null;
  readonly channels: number;
  readonly txHash: string | null;
  readonly status: "pending" | "confirmed" | "failed";
  readonly createdAt: string;
  readonly timestamp: string | null;
};

export type PrepareRefundRequest = { readonly amount?: string };

export type Probe = { readonly status: "ok" | "degraded" | "down" };

export type PublicConfig = {
  readonly sandbox: {
    readonly rpcUrl: string;
    readonly chainId: number;
    readonly network: "sandbox" | "base";
    readonly tokens: { readonly [name: string]: string };
    readonly tokenDecimals: { readonly [name: string]: number };
    readonly permit2Address: string;
    readonly x402: {
      readonly caip2Network: string;
      readonly sponsorshipMode: string;
      readonly eip2612: boolean;
      readonly x402Permit2ProxyAddress: string;
      readonly upto?: { readonly proxyAddress: string; readonly facilitators: readonly string[] };
      readonly minPayment?: string;
      readonly batchSettlement?: {
        readonly contract: string;
        readonly permit2Collector: string;
        readonly receiverAuthorizer: string;
        readonly withdrawDelay: number;
        readonly minDeposit?: string;
      };
    };
    readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number };
  } | null;
  readonly production: ChainConfig;
  readonly networks: readonly NetworkConfig[];
};

export type ReceiptKeys = {
  readonly keys: readonly {
    readonly kty: "OKP";
    readonly crv: "Ed25519";
    readonly x: string;
    readonly kid: string;
    readonly alg: "EdDSA";
    readonly use: "sig";
  }[];
};

export type RedeliverFailed = { readonly since: string };

export type RefundEvent = {
  readonly id: string;
  readonly timestamp: string;
  readonly environment: "sandbox" | "production";
  readonly type: "refund.confirmed" | "refund.failed" | "refund.settled_late";
  readonly data: RefundRecord;
};

export type RefundList = { readonly refunds: readonly RefundRecord[]; readonly pagination: Pagination };

export type RefundPart = {
  readonly type: "refund";
  readonly channelConfig: ChannelConfig;
  readonly voucher: Voucher;
  readonly amount?: string;
};

export type RefundPreparation = {
  readonly paymentId: string;
  readonly environment: "sandbox" | "production";
  readonly network: "sandbox" | "base";
  readonly from: string;
  readonly to: string;
  readonly token: string;
  readonly amount: string;
  readonly remaining: string;
  readonly permit2Authorization: PaymentAuthorization;
  readonly typedData: {
    readonly domain: { readonly name: string; readonly chainId: number; readonly verifyingContract: string };
    readonly types: { readonly [name: string]: readonly { readonly name: string; readonly type: string }[] };
    readonly primaryType: string;
    readonly message: {
      readonly permitted: { readonly token: string; readonly amount: string };
      readonly spender: string;
      readonly nonce: string;
      readonly deadline: string;
      readonly witness: { readonly to: string; readonly validAfter: string };
    };
  };
  readonly approval: {
    readonly approved: boolean;
    readonly allowance: string;
    readonly token: string;
    readonly spender: string;
  };
};

export type RefundRecord = {
  readonly refundId: string;
  readonly paymentId: string;
  readonly environment: "sandbox" | "production";
  readonly network: "sandbox" | "base";
  readonly status: "pending" | "confirmed" | "failed";
  readonly txHash: string | null;
  readonly from: string;
  readonly to: string;
  readonly token: string;
  readonly amount: string;
  readonly reason: string | null;
  readonly blockNumber: number | null;
  readonly timestamp: string;
  readonly createdAt: string;
  readonly failure: { readonly code: string; readonly message: string } | null;
  readonly lateSettlement?: { readonly txHash: string; readonly blockNumber: number };
};

export type RefundTimeline = {
  readonly refundId: string;
  readonly paymentId: string;
  readonly status: "pending" | "confirmed" | "failed";
  readonly totalCostWei: string;
  readonly stages: readonly TimelineStage[];
  readonly omitted: { readonly attempts: number; readonly webhooks: number };
};

export type Registered = {
  readonly merchantId: string;
  readonly email: string;
  readonly walletAddress: string;
  readonly sandboxApiKey: string | null;
  readonly createdAt: string;
};

export type Registration = {
  readonly email: string;
  readonly walletAddress: string;
  readonly name: string;
  readonly website?: string;
  readonly message: string;
  readonly signature: string;
};

export type ResourceInfo = { readonly url?: string; readonly description?: string; readonly mimeType?: string };

export type RevokedApiKey = { readonly id: string; readonly revokedAt: string };

export type RolledApiKey = {
  readonly id: string;
  readonly prefix: string;
  readonly type: "secret" | "publishable";
  readonly environment: "sandbox" | "production";
  readonly label: string;
  readonly allowedOrigins: readonly string[];
  readonly scopes: readonly (
    | "payments:settle"
    | "payments:read"
    | "refunds:write"
    | "links:write"
    | "events:read"
    | "sandbox"
  )[];
  readonly allowedIps: readonly string[];
  readonly expiresAt: string | null;
  readonly createdAt: string;
  readonly key: string;
  readonly replaces: { readonly id: string; readonly revokedAt: string };
};

export type SandboxReset = {
  readonly network: "sandbox" | "base";
  readonly chainId: number;
  readonly blockNumber: number;
  readonly forkedFrom: { readonly network: "sandbox" | "base"; readonly blockNumber: number };
  readonly resetAt: string;
};

export type SandboxWallet = {
  readonly address: string;
  readonly ethBalance: string;
  readonly idrxBalance: string;
  readonly privateKey: string;
};

export type Session = {
  readonly id: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly current: boolean;
};

export type SettlementResponse = {
  readonly success: true;
  readonly transaction: string;
  readonly network: string;
  readonly payer: string;
  readonly payTo: string;
  readonly asset: string;
  readonly amount: string;
};

export type SignInChallenge = {
  readonly nonce: string;
  readonly domain: string;
  readonly uri: string;
  readonly statement: string;
  readonly version: string;
  readonly chainIds: readonly number[];
  readonly expiresAt: string;
};

export type SignInLink = { readonly url: string; readonly expiresAt: string };

export type SignInLinkToken = { readonly token: string };

export type SignedIn = { readonly merchantId: string };

export type SponsoredApproval = {
  readonly info?: {
    readonly from?: string;
    readonly asset?: string;
    readonly spender?: string;
    readonly amount?: string;
    readonly signedTransaction?: string;
    readonly version?: string;
  };
};

export type TestWalletRequest = {
  readonly address: string;
  readonly need: "payment" | "gas";
  readonly amount?: string;
};

export type TimelineStage = {
  readonly stage: string;
  readonly at: string;
  readonly durationMs: number | null;
  readonly costWei: string | null;
  readonly txHash: string | null;
  readonly blockNumber: number | null;
  readonly reason: string | null;
  readonly webhook?: {
    readonly deliveryId: string;
    readonly eventType: string;
    readonly attempt: number;
    readonly httpStatus: number | null;
    readonly durationMs: number;
    readonly error: string | null;
  };
};

export type Token = {
  readonly symbol: string;
  readonly name: string;
  readonly currency: string;
  readonly decimals: number;
  readonly networks: readonly {
    readonly environment: "sandbox" | "production";
    readonly network: "sandbox" | "base";
    readonly chainId: number;
    readonly caip2Network: string;
    readonly address: string;
  }[];
};

export type TokenPrice = {
  readonly symbol: string;
  readonly currency: string;
  readonly rate: number;
  readonly lastUpdated: string;
};

export type UptoAuthorization = {
  readonly from: string;
  readonly permitted: { readonly token: string; readonly amount: string };
  readonly spender: string;
  readonly nonce: string;
  readonly deadline: string;
  readonly witness: { readonly to: string; readonly facilitator: string; readonly validAfter: string };
};

export type UptoFacilitateRequest = {
  readonly paymentPayload: UptoPayload | string;
  readonly paymentRequirements?: UptoRequirements;
  readonly resource?: string;
  readonly description?: string;
  readonly metadata?: { readonly [name: string]: string };
  readonly x402Version?: 2;
  readonly captureAmount: string;
};

export type UptoPayload = {
  readonly x402Version: 2;
  readonly payload: { readonly signature: string; readonly permit2Authorization: UptoAuthorization };
  readonly accepted: UptoRequirements;
  readonly resource?: ResourceInfo;
  readonly extensions?: {
    readonly erc20ApprovalGasSponsoring?: SponsoredApproval;
    readonly "payment-identifier"?: PaymentIdentifier;
    readonly "offer-receipt"?: unknown;
  };
};

export type UptoRequirements = {
  readonly scheme: "upto";
  readonly network: string;
  readonly asset: string;
  readonly amount: string;
  readonly payTo: string;
  readonly maxTimeoutSeconds: number;
  readonly extra: {
    readonly assetTransferMethod: "permit2";
    readonly name?: string;
    readonly version?: string;
    readonly facilitatorAddress?: string;
  };
};

export type VerifiedVoucher = { readonly valid: true; readonly channel: ChannelRecord; readonly reservedUntil: string };

export type Voucher = { readonly channelId: string; readonly maxClaimableAmount: string; readonly signature: string };

export type VoucherPart = {
  readonly type: "voucher";
  readonly channelConfig: ChannelConfig;
  readonly voucher: Voucher;
};

export type WalletCancellation = { readonly message: string; readonly signature: string };

export type WalletChange = {
  readonly status: "announced" | "effective" | "cancelled";
  readonly oldWallet: string;
  readonly newWallet: string;
  readonly announcedAt: string;
  readonly effectiveAt: string | null;
  readonly oldWalletAcceptedUntil: string | null;
};

export type WalletEvent = {
  readonly id: string;
  readonly timestamp: string;
  readonly environment: "sandbox" | "production";
  readonly type: "merchant.wallet_changed";
  readonly data: MerchantWalletChange;
};

export type WalletProof = { readonly message: string; readonly signature: string };

export type WalletProofs = {
  readonly walletAddress: string;
  readonly byKey: boolean;
  readonly networks: readonly ("sandbox" | "base")[];
};

export type WebhookAttempt = {
  readonly at: string;
  readonly httpStatus: number | null;
  readonly durationMs: number;
  readonly responseExcerpt: string | null;
  readonly error: string | null;
};

export type WebhookDelivery = {
  readonly id: string;
  readonly eventId: string;
  readonly eventType:
    | "payment.confirmed"
    | "payment.failed"
    | "payment.settled_late"
    | "refund.confirmed"
    | "refund.failed"
    | "refund.settled_late"
    | "hold.expired"
    | "channel.opened"
    | "channel.topped_up"
    | "channel.withdrawal_started"
    | "channel.short"
    | "channel.closed"
    | "payout.confirmed"
    | "payout.failed"
    | "merchant.wallet_changed"
    | "webhook.test";
  readonly environment: "sandbox" | "production";
  readonly paymentId: string | null;
  readonly url: string;
  readonly status: "pending" | "succeeded" | "failed";
  readonly attemptCount: number;
  readonly createdAt: string;
  readonly nextAttemptAt: string | null;
};

export type WebhookDeliveryDetail = {
  readonly id: string;
  readonly eventId: string;
  readonly eventType:
    | "payment.confirmed"
    | "payment.failed"
    | "payment.settled_late"
    | "refund.confirmed"
    | "refund.failed"
    | "refund.settled_late"
    | "hold.expired"
    | "channel.opened"
    | "channel.topped_up"
    | "channel.withdrawal_started"
    | "channel.short"
    | "channel.closed"
    | "payout.confirmed"
    | "payout.failed"
    | "merchant.wallet_changed"
    | "webhook.test";
  readonly environment: "sandbox" | "production";
  readonly paymentId: string | null;
  readonly url: string;
  readonly status: "pending" | "succeeded" | "failed";
  readonly attemptCount: number;
  readonly createdAt: string;
  readonly nextAttemptAt: string | null;
  readonly attempts: readonly WebhookAttempt[];
};

export type WebhookTestResult = {
  readonly eventId: string;
  readonly delivered: boolean;
  readonly httpStatus: number | null;
  readonly durationMs: number;
  readonly responseExcerpt: string | null;
  readonly error: string | null;
};
