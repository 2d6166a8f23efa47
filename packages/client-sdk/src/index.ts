export { formatRupiah, parseRupiah, rupiahOf } from "@lunas/protocol/money/rupiah";
export type { ReceiptClaims, ReceiptProblem, RefundReceiptClaims } from "@lunas/protocol/receipts/receipt-claims";
export type {
  ChainConfig,
  FacilitateResponse,
  PaymentRecord,
  PaymentTimeline,
  TimelineStage,
} from "@lunas/protocol/wire/api";
export type { ChannelPayload } from "@lunas/protocol/wire/channels";
export type { EnvironmentName, LibraryEnvironment } from "@lunas/protocol/wire/environment";
export { LunasError } from "@lunas/protocol/wire/lunas-error";
export type { PaymentFilter, PaymentList } from "@lunas/protocol/wire/payment-list";
export type {
  ChannelRequirements,
  PaymentRequirements,
  UptoRequirements,
} from "@lunas/protocol/wire/requirements";
export type { PaymentPayload, PaymentRequired, UptoPayload } from "@lunas/protocol/wire/x402";
export type { ChannelOptions } from "./channels/channel-options";
export { type ChannelStore, channelsInMemory } from "./channels/channel-store";
export type { ChannelCharge, ChannelEnd, ChannelsApi, CloseOptions, OpenChannel } from "./channels/channel-way";
export type { KeptChannel } from "./channels/kept-channel";
export type { Client, DirectOffer, PayOptions } from "./client";
export { type CustomClientOptions, createClient } from "./create-client";
export type { ClientCallbacks, ClientOptions } from "./options";
export type { BudgetOptions, Spending, SpendingStore } from "./pay/budget";
export type { TrustedContracts } from "./pay/check-chain";
export { type KeptPayment, type OpenPayments, openPaymentsInMemory, type SignedPayment } from "./pay/open-payments";
export type { Quote } from "./pay/quote";
export type { ApprovalTerms, Payer, UnsignedDeposit } from "./payer";
export type { PaymentsApi } from "./payments-api";
export { type ExpectedReceipt, type ExpectedRefundReceipt, receipts } from "./receipts/receipts";
