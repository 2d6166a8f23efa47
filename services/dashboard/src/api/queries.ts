import { queryOptions } from "@tanstack/react-query";
import {
  api,
  type ChannelFilter,
  type ChargeFilter,
  type DeliveryFilter,
  type Environment,
  type HoldFilter,
  type Page,
  type PaymentFilter,
} from "./calls";

/** What is read, by the key under which it is kept. An event makes what begins with `live` be read anew. */
export const queries = {
  me: () => queryOptions({ queryKey: ["me"], queryFn: api.me, staleTime: 60_000 }),
  config: () => queryOptions({ queryKey: ["config"], queryFn: api.config, staleTime: 600_000 }),
  stats: (environment: Environment) =>
    queryOptions({ queryKey: ["live", environment, "stats"], queryFn: () => api.stats(environment) }),
  payments: (environment: Environment, filter: PaymentFilter & Page) =>
    queryOptions({
      queryKey: ["live", environment, "payments", filter],
      queryFn: () => api.payments(environment, filter),
    }),
  payment: (environment: Environment, reference: string) =>
    queryOptions({
      queryKey: ["live", environment, "payment", reference],
      queryFn: () => api.payment(environment, reference),
      refetchInterval: ({ state }) => (state.data?.status === "pending" ? 5_000 : false),
    }),
  timeline: (environment: Environment, reference: string) =>
    queryOptions({
      queryKey: ["live", environment, "timeline", reference],
      queryFn: () => api.timeline(environment, reference),
    }),
  /** Of one payment; read anew while one of them is pending. */
  refundsOf: (environment: Environment, payment: string) =>
    queryOptions({
      queryKey: ["live", environment, "refunds-of", payment],
      queryFn: () => api.refundsOf(environment, payment),
      refetchInterval: ({ state }) => (state.data?.refunds.some(({ status }) => status === "pending") ? 2_000 : false),
    }),
  refunds: (environment: Environment, filter: Page & { readonly status?: string | undefined }) =>
    queryOptions({
      queryKey: ["live", environment, "refunds", filter],
      queryFn: () => api.refunds(environment, filter),
    }),
  /** No event tells of a new hold: the list is read anew by itself. */
  holds: (environment: Environment, filter: HoldFilter) =>
    queryOptions({
      queryKey: ["live", environment, "holds", filter],
      queryFn: () => api.holds(environment, filter),
      refetchInterval: 10_000,
    }),
  hold: (environment: Environment, hold: string) =>
    queryOptions({
      queryKey: ["live", environment, "hold", hold],
      queryFn: () => api.hold(environment, hold),
      refetchInterval: ({ state }) => (state.data?.status === "held" ? 10_000 : false),
    }),
  /** No event tells of a charge: what charges change is read anew by itself. */
  channels: (environment: Environment, filter: ChannelFilter) =>
    queryOptions({
      queryKey: ["live", environment, "channels", filter],
      queryFn: () => api.channels(environment, filter),
      refetchInterval: 10_000,
    }),
  channel: (environment: Environment, channel: string) =>
    queryOptions({
      queryKey: ["live", environment, "channel", channel],
      queryFn: () => api.channel(environment, channel),
      refetchInterval: ({ state }) => (state.data?.status === "closed" ? false : 10_000),
    }),
  charges: (environment: Environment, filter: ChargeFilter) =>
    queryOptions({
      queryKey: ["live", environment, "charges", filter],
      queryFn: () => api.charges(environment, filter),
      refetchInterval: 10_000,
    }),
  payouts: (environment: Environment, page: number) =>
    queryOptions({
      queryKey: ["live", environment, "payouts", page],
      queryFn: () => api.payouts(environment, { page, limit: 25 }),
      refetchInterval: 10_000,
    }),
  paymentLinks: (environment: Environment, page: number) =>
    queryOptions({
      queryKey: ["live", environment, "payment-links", page],
      queryFn: () => api.paymentLinks(environment, { page, limit: 25 }),
    }),
  /** Its title never changes. */
  paymentLink: (environment: Environment, link: string) =>
    queryOptions({
      queryKey: ["payment-link", environment, link],
      queryFn: () => api.paymentLink(environment, link),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  receipt: (environment: Environment, reference: string) =>
    queryOptions({
      queryKey: ["receipt", environment, reference],
      queryFn: () => api.receipt(environment, reference),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  events: (environment: Environment) =>
    queryOptions({ queryKey: ["live", environment, "events"], queryFn: () => api.events(environment, { limit: 100 }) }),
  keys: () => queryOptions({ queryKey: ["keys"], queryFn: api.keys }),
  deliveries: (filter: DeliveryFilter) =>
    queryOptions({ queryKey: ["live", "deliveries", filter], queryFn: () => api.deliveries(filter) }),
  delivery: (delivery: string) =>
    queryOptions({ queryKey: ["live", "delivery", delivery], queryFn: () => api.delivery(delivery) }),
  sandboxWallets: () => queryOptions({ queryKey: ["live", "sandbox-wallets"], queryFn: api.sandboxWallets }),
  sessions: () => queryOptions({ queryKey: ["sessions"], queryFn: api.sessions }),
  audit: (page: number) => queryOptions({ queryKey: ["audit", page], queryFn: () => api.audit({ page, limit: 25 }) }),
};
