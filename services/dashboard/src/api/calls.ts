import { request, searchOf } from "./request";
import type {
  ApiKey,
  ApiKeyRequest,
  AuditEntry,
  ChannelList,
  ChannelRecord,
  ChannelRefund,
  ChargeList,
  Claiming,
  CreateRefundRequest,
  DailyReport,
  EventList,
  FacilitateResponse,
  Funded,
  HoldList,
  HoldRecord,
  IssuedApiKey,
  Merchant,
  MerchantStats,
  MerchantUpdate,
  NewWallet,
  Pagination,
  PaymentLink,
  PaymentLinkList,
  PaymentLinkRequest,
  PaymentList,
  PaymentRecord,
  PaymentTimeline,
  PayoutList,
  PayoutRecord,
  PublicConfig,
  RefundList,
  RefundPreparation,
  RefundRecord,
  Registered,
  Registration,
  RolledApiKey,
  SandboxReset,
  SandboxWallet,
  Session,
  SignInChallenge,
  WalletChange,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookTestResult,
} from "./schemas";

export type Environment = "sandbox" | "production";

export interface PaymentFilter {
  readonly status?: string | undefined;
  readonly from?: string | undefined;
  readonly resource?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

export interface Page {
  readonly page?: number;
  readonly limit?: number;
}

export interface HoldFilter extends Page {
  readonly status?: string | undefined;
}

export interface ChannelFilter extends Page {
  readonly status?: string | undefined;
  readonly payer?: string | undefined;
}

export interface ChargeFilter {
  readonly channel?: string | undefined;
  readonly since?: string | undefined;
  readonly after?: string | undefined;
  readonly limit?: number;
}

export interface DeliveryFilter extends Page {
  readonly status?: string | undefined;
  readonly eventType?: string | undefined;
}

export interface Proof {
  readonly message: string;
  readonly signature: string;
}

interface EventsAfter {
  readonly after?: string;
  readonly wait?: number;
  readonly limit?: number;
}

export interface Deliveries {
  readonly deliveries: readonly WebhookDelivery[];
  readonly pagination: Pagination;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly pagination: Pagination;
}

const id = encodeURIComponent;

/** Every operation of the API that the dashboard uses. */
export const api = {
  config: () => request<PublicConfig>("GET", "/config"),
  nonce: () => request<SignInChallenge>("GET", "/auth/nonce"),
  register: (body: Registration) => request<Registered>("POST", "/auth/register", { body }),
  login: (body: Proof) => request<{ readonly merchant: Merchant }>("POST", "/auth/login", { body }),
  readSignInLink: (token: string) =>
    request<{ readonly merchantId: string; readonly name: string; readonly walletAddress: string }>(
      "POST",
      "/auth/sign-in-links/read",
      { body: { token } },
    ),
  redeemSignInLink: (token: string) =>
    request<{ readonly merchantId: string }>("POST", "/auth/sign-in-links/redeem", { body: { token } }),
  logout: () => request<unknown>("POST", "/auth/logout"),
  me: () => request<Merchant>("GET", "/merchant/me"),
  updateMe: (body: MerchantUpdate) => request<Merchant>("PATCH", "/merchant/me", { body }),
  changeWallet: (body: NewWallet) => request<WalletChange>("POST", "/merchant/wallet", { body }),
  cancelWalletChange: (body: Proof) => request<WalletChange>("POST", "/merchant/wallet/cancel", { body }),
  stats: (environment: Environment) => request<MerchantStats>("GET", "/merchant/stats", { query: { environment } }),
  payments: (environment: Environment, filter: PaymentFilter & Page) =>
    request<PaymentList>("GET", "/payments", { query: { ...filter, environment } }),
  /** The address of the file; the browser downloads it. */
  paymentsCsv: (environment: Environment, filter: PaymentFilter) =>
    `/payments.csv${searchOf({ ...filter, environment, bom: "true" })}`,
  /** Throws what a download would be refused with. */
  checkCsv: (environment: Environment, filter: PaymentFilter) =>
    request<unknown>("HEAD", "/payments.csv", { query: { ...filter, environment } }),
  daily: (environment: Environment, from: string) =>
    request<DailyReport>("GET", "/merchant/reports/daily", { query: { from, environment } }),
  payment: (environment: Environment, reference: string) =>
    request<PaymentRecord>("GET", `/payments/${id(reference)}`, { query: { environment } }),
  receipt: (environment: Environment, reference: string) =>
    request<{ readonly receipt: string; readonly url: string }>("GET", `/payments/${id(reference)}/receipt`, {
      query: { environment },
    }),
  timeline: (environment: Environment, reference: string) =>
    request<PaymentTimeline>("GET", `/payments/${id(reference)}/timeline`, { query: { environment } }),
  prepareRefund: (environment: Environment, payment: string, amount?: string) =>
    request<RefundPreparation>("POST", `/payments/${id(payment)}/refunds/prepare`, {
      query: { environment },
      body: amount === undefined ? {} : { amount },
    }),
  createRefund: (environment: Environment, payment: string, body: CreateRefundRequest) =>
    request<RefundRecord>("POST", `/payments/${id(payment)}/refunds`, { query: { environment }, body }),
  refundsOf: (environment: Environment, payment: string) =>
    request<RefundList>("GET", `/payments/${id(payment)}/refunds`, { query: { environment, limit: 100 } }),
  refunds: (environment: Environment, filter: Page & { readonly status?: string | undefined }) =>
    request<RefundList>("GET", "/refunds", { query: { ...filter, environment } }),
  holds: (environment: Environment, filter: HoldFilter) =>
    request<HoldList>("GET", "/holds", { query: { ...filter, environment } }),
  hold: (environment: Environment, hold: string) =>
    request<HoldRecord>("GET", `/holds/${id(hold)}`, { query: { environment } }),
  captureHold: (environment: Environment, hold: string, amount: string) =>
    request<FacilitateResponse>("POST", `/holds/${id(hold)}/capture`, { query: { environment }, body: { amount } }),
  releaseHold: (environment: Environment, hold: string) =>
    request<HoldRecord>("POST", `/holds/${id(hold)}/release`, { query: { environment } }),
  channels: (environment: Environment, filter: ChannelFilter) =>
    request<ChannelList>("GET", "/channels", { query: { ...filter, environment } }),
  channel: (environment: Environment, channel: string) =>
    request<ChannelRecord>("GET", `/channels/${id(channel)}`, { query: { environment } }),
  refundChannel: (environment: Environment, channel: string, amount: string | undefined) =>
    request<ChannelRefund>("POST", `/channels/${id(channel)}/refund`, {
      query: { environment },
      body: amount === undefined ? {} : { amount },
    }),
  claimChannels: (environment: Environment) => request<Claiming>("POST", "/channels/claim", { query: { environment } }),
  charges: (environment: Environment, filter: ChargeFilter) =>
    request<ChargeList>("GET", "/charges", { query: { ...filter, environment } }),
  payouts: (environment: Environment, page: Page) =>
    request<PayoutList>("GET", "/payouts", { query: { ...page, environment } }),
  createPayout: (environment: Environment) => request<PayoutRecord>("POST", "/payouts", { query: { environment } }),
  paymentLinks: (environment: Environment, page: Page) =>
    request<PaymentLinkList>("GET", "/payment-links", { query: { ...page, environment } }),
  paymentLink: (environment: Environment, link: string) =>
    request<PaymentLink>("GET", `/payment-links/${id(link)}`, { query: { environment } }),
  createPaymentLink: (environment: Environment, body: PaymentLinkRequest) =>
    request<PaymentLink>("POST", "/payment-links", { query: { environment }, body }),
  updatePaymentLink: (environment: Environment, link: string, active: boolean) =>
    request<PaymentLink>("PATCH", `/payment-links/${id(link)}`, { query: { environment }, body: { active } }),
  events: (environment: Environment, after: EventsAfter, signal?: AbortSignal) =>
    request<EventList>("GET", "/events", { query: { ...after, environment }, signal }),
  keys: () => request<{ readonly apiKeys: readonly ApiKey[] }>("GET", "/merchant/api-keys"),
  createKey: (body: Partial<ApiKeyRequest>) => request<IssuedApiKey>("POST", "/merchant/api-keys", { body }),
  updateKey: (key: string, body: { label?: string; allowedOrigins?: readonly string[] }) =>
    request<ApiKey>("PATCH", `/merchant/api-keys/${id(key)}`, { body }),
  rollKey: (key: string, graceSeconds: number) =>
    request<RolledApiKey>("POST", `/merchant/api-keys/${id(key)}/roll`, { body: { graceSeconds } }),
  revokeKey: (key: string) => request<unknown>("DELETE", `/merchant/api-keys/${id(key)}`),
  deliveries: (filter: DeliveryFilter) =>
    request<Deliveries>("GET", "/merchant/webhooks/deliveries", { query: { ...filter } }),
  delivery: (delivery: string) =>
    request<WebhookDeliveryDetail>("GET", `/merchant/webhooks/deliveries/${id(delivery)}`),
  redeliver: (delivery: string) =>
    request<WebhookDelivery>("POST", `/merchant/webhooks/deliveries/${id(delivery)}/redeliver`),
  redeliverFailed: (since: string) =>
    request<{ readonly redelivered: number }>("POST", "/merchant/webhooks/redeliver", { body: { since } }),
  testWebhook: () => request<WebhookTestResult>("POST", "/merchant/webhooks/test"),
  sessions: () => request<{ readonly sessions: readonly Session[] }>("GET", "/merchant/sessions"),
  endSession: (session: string) => request<unknown>("DELETE", `/merchant/sessions/${id(session)}`),
  endOtherSessions: () => request<{ readonly ended: number }>("DELETE", "/merchant/sessions"),
  audit: (page: Page & { readonly action?: string | undefined }) =>
    request<AuditPage>("GET", "/merchant/audit", { query: { ...page } }),
  fund: (body: { address: string; amount: string; token: string }) =>
    request<Funded>("POST", "/merchant/sandbox/fund", { body }),
  sandboxWallets: () => request<{ readonly wallets: readonly SandboxWallet[] }>("GET", "/merchant/sandbox/wallets"),
  resetSandbox: () => request<SandboxReset>("POST", "/merchant/sandbox/reset"),
};
