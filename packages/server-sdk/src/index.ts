export { formatRupiah, parseRupiah, rupiahOf } from "@lunas/protocol/money/rupiah";
export type { ReceiptClaims, ReceiptProblem, RefundReceiptClaims } from "@lunas/protocol/receipts/receipt-claims";
export type {
  FacilitateResponse,
  HoldRecord,
  PaymentLink,
  PaymentReceipt,
  PaymentRecord,
  PaymentTimeline,
  PublicConfig,
  RefundPreparation,
  RefundRecord,
  RefundTimeline,
  TimelineStage,
} from "@lunas/protocol/wire/api";
export type {
  ChannelPayload,
  ChannelRecord,
  ChannelSettlement,
  ChargeRecord,
  ChargeResponse,
  PayoutRecord,
} from "@lunas/protocol/wire/channels";
export type { EnvironmentName, LibraryEnvironment } from "@lunas/protocol/wire/environment";
export type { WebhookEvent } from "@lunas/protocol/wire/events";
export { LunasError } from "@lunas/protocol/wire/lunas-error";
export type { PaymentFilter, PaymentList } from "@lunas/protocol/wire/payment-list";
export type {
  ChannelRequirements,
  PaymentRequirements,
  UptoRequirements,
} from "@lunas/protocol/wire/requirements";
export type { PaymentPayload, PaymentRequired, UptoPayload } from "@lunas/protocol/wire/x402";
export type { GateAnswered, GateCharged } from "./channels/channel-gate";
export type { ChargedVoucher, VerifiedVoucher, VoucherInput } from "./channels/channel-requests";
export type {
  ChannelFilter,
  ChannelPage,
  ChannelRefund,
  ChannelsApi,
  ChargeFilter,
  ChargePage,
  ChargesApi,
  FollowOptions,
  PayoutPage,
  PayoutsApi,
} from "./channels/channels";
export type { ConfigApi } from "./config/config";
export type { Charge } from "./holds/charge";
export type {
  GateHeld,
  HoldCaptured,
  HoldCharged,
  HoldGate,
  HoldOutcome,
  HoldReleased,
  UpToInput,
} from "./holds/hold-gate";
export type { CaptureOrder, HoldFilter, HoldPage, HoldsApi } from "./holds/holds";
export type { HoldInput } from "./holds/requests";
export { Lunas, type LunasOptions, type PaymentsApi, type WebhooksApi } from "./lunas";
export type { PaymentLinkOffer, PaymentLinkPage, PaymentLinksApi } from "./payment-links";
export type { Offer, UpToOffer } from "./payments/build-required";
export type { Consume, ConsumeStore } from "./payments/consume";
export type { Facilitated, FacilitateInput, FacilitateOptions } from "./payments/facilitate";
export type { ChannelGateInput, GateInput } from "./payments/gate-input";
export type {
  ChannelGateResult,
  GateFailed,
  GatePaymentRequired,
  GateResult,
  GateServed,
  GateSettled,
} from "./payments/gate-result";
export type { GivenBack } from "./payments/give-back";
export type { Verification, VerifyExpectation, VerifyProblem } from "./payments/verify";
export type { ExpectedReceipt, ExpectedRefundReceipt, ReceiptsApi } from "./receipts/verify";
export type { RefundTypedData } from "./refunds/check-preparation";
export type { RefundFilter, RefundOrder, RefundPage, RefundsApi } from "./refunds/refunds";
export type { RefundSigner, WalletSigner } from "./refunds/sign-refund";
export type { CsvFilter, DailyReport, DailySums, ReportsApi } from "./reports/reports";
export type { WebhookExpectation, WebhookFailure } from "./webhooks/verify";
