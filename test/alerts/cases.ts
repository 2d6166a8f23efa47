/** Series of a service that is ill; the alert fires at `atMinutes`. Values in promtool's words: `0+6x10` grows by 6 a minute. */
type Labels = Readonly<Record<string, string>>;

export interface AlertCase {
  readonly alert: string;
  readonly series: Readonly<Record<string, string>>;
  readonly atMinutes: number;
  /** Of the alert's labels, besides its name and severity. */
  readonly labels?: Readonly<Record<string, string>>;
}

const network = { network: "sandbox" };
const on = '{network="sandbox"}';
const endpoint = '{network="sandbox",endpoint="node.example"}';
const constantly = (value: number) => `${value}x20`;
const requests = "lunas_gateway_request_seconds_count";
const facilitated = `${requests}{operation="facilitate",status="200"}`;
const inTime = 'lunas_gateway_request_seconds_bucket{operation="facilitate",status="200",le="10"}';
const month = 3 * 24 * 60;

/** A gauge that stays too high. */
const high = (alert: string, metric: string, value: number, atMinutes = 12): AlertCase => ({
  alert,
  series: { [`${metric}${on}`]: constantly(value) },
  atMinutes,
  labels: network,
});

/** A counter that grows. */
const grows = (alert: string, metric: string, labels: Readonly<Record<string, string>> = network): AlertCase => ({
  alert,
  series: { [`${metric}{${written(labels)}}`]: "0+1x20" },
  atMinutes: 10,
  labels,
});

function written(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(",");
}

/** Alerts on a single event: each series, and the alert's labels. main.ts feeds them as they are in real life. */
export const born: readonly { readonly alert: string; readonly series: string; readonly labels: Labels }[] = [
  single("LunasSignatureRefused", "lunas_signatures_refused_total", { ...network, reason: "unknown_call" }),
  single("LunasReplacementRefused", "lunas_replacements_refused_total", { ...network, by: "policy" }),
  single("LunasGasBudget", "lunas_gateway_gas_bounds_total", { bound: "chain_gas_budget" }),
  single("LunasReorgBelowDepth", "lunas_reorgs_below_depth_total", network),
  single("LunasKeyUsedElsewhere", "lunas_nonces_used_by_strangers_total", network),
  single("LunasRpcDisagreement", "lunas_rpc_disagreements_total", network),
  single("LunasQueueJobs", "lunas_queue_events_total", { kind: "job_failed" }),
  single("LunasChannelShort", "lunas_channels_became_short_total", network),
  single("LunasClaimLeftOut", "lunas_channel_claims_left_out_total", network),
  single("LunasSettledLate", "lunas_payments_settled_late_total", { ...network, kind: "payment" }),
];

function single(alert: string, metric: string, labels: Labels) {
  return { alert, labels, series: `${metric}{${written(labels)},instance="one"}` };
}

/** How a counter of one event looks to Prometheus. Each must fire at its sixth minute. */
export const lives: Readonly<Record<string, string>> = {
  "born with its first event": "_x3 1x20",
  "at 0 from the boot, then 1": "0x3 1x20",
  "one event after a restart": "7x3 _ 0 1x20",
  "a restart that was not seen": "7x3 1x20",
};

/** One for each alert, in the order of the files. */
export const cases: readonly AlertCase[] = [
  { alert: "LunasServiceMissing", series: { up: constantly(1) }, atMinutes: 5 },
  high("LunasSettlementsWait", "lunas_settlement_oldest_waiting_seconds", 31),
  {
    alert: "LunasOverloaded",
    series: { [`lunas_gateway_overloaded_total${on}`]: "0+30x20" },
    atMinutes: 10,
    labels: network,
  },
  high("LunasSettlementsStuck", "lunas_settlement_oldest_in_flight_seconds", 181),
  high("LunasPaymentPending", "lunas_payment_oldest_pending_seconds", 601),
  {
    alert: "LunasLanesResting",
    series: { [`lunas_lanes_resting${on}`]: constantly(4), [`lunas_lanes${on}`]: constantly(4) },
    atMinutes: 5,
    labels: network,
  },
  {
    alert: "LunasSignerUnavailable",
    series: { 'lunas_signer_unavailable{network="sandbox",signer="aws-kms"}': constantly(1) },
    atMinutes: 5,
    labels: { ...network, signer: "aws-kms" },
  },
  grows("LunasSignatureRefused", "lunas_signatures_refused_total", { ...network, reason: "unknown_call" }),
  grows("LunasReplacementRefused", "lunas_replacements_refused_total", { ...network, by: "policy" }),
  high("LunasPreconfirmationBroken", "lunas_preconfirmations_broken", 1),
  high("LunasLaneUnheld", "lunas_lanes_unheld", 1),
  {
    alert: "LunasReverts",
    series: {
      'lunas_gas_spent_ether_total{network="sandbox",status="reverted"}': "0+1x60",
      'lunas_gas_spent_ether_total{network="sandbox",status="mined"}': "0+3x60",
    },
    atMinutes: 45,
    labels: network,
  },
  grows("LunasGasBudget", "lunas_gateway_gas_bounds_total", { bound: "chain_daily" }),
  {
    alert: "LunasReorgBelowDepth",
    series: { [`lunas_reorgs_below_depth_total${on}`]: "0+1x20" },
    atMinutes: 10,
    labels: network,
  },
  {
    alert: "LunasKeyUsedElsewhere",
    series: { [`lunas_nonces_used_by_strangers_total${on}`]: "0+1x20" },
    atMinutes: 10,
    labels: network,
  },
  { alert: "LunasOutboxLag", series: { lunas_outbox_lag_seconds: constantly(31) }, atMinutes: 5 },
  { alert: "LunasDeliveriesLag", series: { lunas_webhook_oldest_due_seconds: constantly(121) }, atMinutes: 10 },
  {
    alert: "LunasFaults",
    series: { 'lunas_gateway_faults_total{operation="facilitate"}': "0+60x30" },
    atMinutes: 20,
    labels: { operation: "facilitate" },
  },
  {
    alert: "LunasNodeFails",
    series: {
      'lunas_settler_rpc_seconds_count{network="sandbox",endpoint="node.example",result="failed"}': "0+2x30",
      'lunas_settler_rpc_seconds_count{network="sandbox",endpoint="node.example",result="ok"}': "0+8x30",
    },
    atMinutes: 20,
    labels: { ...network, endpoint: "node.example" },
  },
  grows("LunasRpcDisagreement", "lunas_rpc_disagreements_total"),
  {
    alert: "LunasRpcEndpointOut",
    series: { [`lunas_rpc_endpoint_out${endpoint}`]: constantly(1) },
    atMinutes: 5,
    labels: { ...network, endpoint: "node.example" },
  },
  {
    alert: "LunasInstanceDown",
    series: { 'up{job="lunas",instance="settler:9464"}': constantly(0) },
    atMinutes: 5,
    labels: { job: "lunas", instance: "settler:9464" },
  },
  {
    alert: "LunasInstanceRestarts",
    series: {
      'process_start_time_seconds{job="lunas",service="settler",instance="settler:9464"}': "100x2 160x2 220x2 280x20",
    },
    atMinutes: 15,
    labels: { service: "settler", instance: "settler:9464" },
  },
  {
    alert: "LunasSettlerFaults",
    series: { 'lunas_settler_faults_total{during="head"}': "0+60x30" },
    atMinutes: 20,
    labels: { during: "head" },
  },
  {
    alert: "LunasDispatcherFaults",
    series: { 'lunas_dispatcher_faults_total{during="relay"}': "0+60x30" },
    atMinutes: 20,
    labels: { during: "relay" },
  },
  {
    alert: "LunasLaneLow",
    series: {
      'lunas_lane_balance_ether{network="sandbox",lane="0x1"}': constantly(0.5),
      [`lunas_low_balance_ether${on}`]: constantly(1),
    },
    atMinutes: 10,
    labels: { ...network, lane: "0x1" },
  },
  {
    alert: "LunasTreasuryLow",
    series: {
      'lunas_treasury_balance_ether{network="sandbox",treasury="0x2"}': constantly(3),
      [`lunas_low_balance_ether${on}`]: constantly(1),
    },
    atMinutes: 10,
    labels: { ...network, treasury: "0x2" },
  },
  {
    alert: "LunasRedisAway",
    // One connection of several is enough.
    series: {
      'lunas_redis_away{service="gateway",queue="settlements"}': constantly(0),
      'lunas_redis_away{service="gateway",queue="settlements-sandbox"}': constantly(1),
    },
    atMinutes: 5,
    labels: { service: "gateway" },
  },
  grows("LunasQueueJobs", "lunas_queue_events_total", { kind: "poison_job" }),
  { alert: "LunasAuditUnchained", series: { lunas_audit_oldest_unchained_seconds: constantly(90) }, atMinutes: 5 },
  { alert: "LunasAuditChainBroken", series: { lunas_audit_chain_problems: constantly(1) }, atMinutes: 5 },
  grows("LunasSettledLate", "lunas_payments_settled_late_total", { ...network, kind: "payment" }),
  high("LunasChannelClaimLate", "lunas_channel_claims_late", 1),
  high("LunasChannelAuthorizerMissing", "lunas_channel_authorizer_missing", 1),
  high("LunasChannelsUnclaimed", "lunas_channel_oldest_due_seconds", 90_060),
  grows("LunasChannelShort", "lunas_channels_became_short_total"),
  grows("LunasClaimLeftOut", "lunas_channel_claims_left_out_total"),
  high("LunasPayoutFailed", "lunas_payouts_failed", 1),
  failing("LunasAvailabilityBudgetFast", 2, 2 * 60),
  failing("LunasAvailabilityBudgetSlow", 0.2, month),
  slow("LunasConfirmationBudgetFast", 80, 2 * 60),
  slow("LunasConfirmationBudgetSlow", 10, month),
  late("LunasWebhookBudgetFast", 80, 2 * 60),
  late("LunasWebhookBudgetSlow", 10, month),
];

/** Of a thousand requests a minute so many of a hundred fail. */
function failing(alert: string, percent: number, atMinutes: number): AlertCase {
  const series = {
    'lunas_gateway_answers_total{result="answered"}': `0+${1_000 - 10 * percent}x${atMinutes}`,
    'lunas_gateway_answers_total{result="failed"}': `0+${10 * percent}x${atMinutes}`,
  };
  return { alert, series, atMinutes };
}

/** Of a thousand payments a minute so many of a hundred take longer than they should. */
function slow(alert: string, percent: number, atMinutes: number): AlertCase {
  const series = {
    [facilitated]: `0+1000x${atMinutes}`,
    [inTime]: `0+${1_000 - 10 * percent}x${atMinutes}`,
  };
  return { alert, series, atMinutes };
}

function late(alert: string, percent: number, atMinutes: number): AlertCase {
  const lag = "lunas_webhook_first_attempt_lag_seconds";
  const series = {
    [`${lag}_count`]: `0+1000x${atMinutes}`,
    [`${lag}_bucket{le="1"}`]: `0+${1_000 - 10 * percent}x${atMinutes}`,
  };
  return { alert, series, atMinutes };
}

/** A service on a good day, for three days: nothing fires. */
export const healthy: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'lunas_gateway_answers_total{result="answered"}': `0+1000x${month}`,
    'lunas_gateway_answers_total{result="failed"}': `0x${month}`,
    'lunas_lane_balance_ether{network="sandbox",lane="0x1"}': `2x${month}`,
    'lunas_treasury_balance_ether{network="sandbox",treasury="0x2"}': `9x${month}`,
    [`lunas_low_balance_ether${on}`]: `1x${month}`,
    // Redis restarts once: each queue is away for half a minute, and back.
    'lunas_redis_away{service="gateway",queue="settlements"}': `0x60 1 0x${month}`,
    'lunas_redis_away{service="gateway",queue="settlements-sandbox"}': `0x60 1 0x${month}`,
    'lunas_redis_away{service="gateway",queue="faucet-sandbox"}': `0x60 1 0x${month}`,
    'lunas_redis_away{service="settler",queue="settlements-sandbox"}': `0x60 1 0x${month}`,
    'lunas_redis_away{service="dispatcher",queue="deliveries"}': `0x60 1 0x${month}`,
    'up{job="lunas",instance="settler:9464"}': `1x${month}`,
    'process_start_time_seconds{job="lunas",service="settler",instance="settler:9464"}': `100x${month}`,
    lunas_audit_oldest_unchained_seconds: `1x${month}`,
    lunas_audit_chain_problems: `0x${month}`,
    ...Object.fromEntries(born.map(({ series }) => [series, `0x${month}`])),
    'lunas_settler_faults_total{during="head"}': `0+1x${month}`,
    'lunas_dispatcher_faults_total{during="relay"}': `0+1x${month}`,
    [facilitated]: `0+1000x${month}`,
    [inTime]: `0+990x${month}`,
    'lunas_webhook_first_attempt_lag_seconds_bucket{le="1"}': `0+990x${month}`,
    lunas_webhook_first_attempt_lag_seconds_count: `0+1000x${month}`,
    lunas_outbox_events: `0x${month}`,
    lunas_outbox_lag_seconds: `1x${month}`,
    lunas_webhook_oldest_due_seconds: `2x${month}`,
    [`lunas_settlements_waiting${on}`]: `3x${month}`,
    // A payer withdraws, a channel has been short for days, and one with a few sen waits for ever.
    [`lunas_channels_withdrawing${on}`]: `1x${month}`,
    [`lunas_channel_claims_late${on}`]: `0x${month}`,
    [`lunas_channel_authorizer_missing${on}`]: `0x${month}`,
    [`lunas_channels_short${on}`]: `1x${month}`,
    [`lunas_channel_oldest_unclaimed_seconds${on}`]: `900000x${month}`,
    [`lunas_channel_oldest_due_seconds${on}`]: `86000x${month}`,
    [`lunas_payouts_failed${on}`]: `0x${month}`,
    // A payment a minute is refused: a burst, or the check whether payments end again.
    [`lunas_gateway_overloaded_total${on}`]: `0+1x${month}`,
    [`lunas_settlement_oldest_waiting_seconds${on}`]: `2x${month}`,
    [`lunas_settlement_oldest_in_flight_seconds${on}`]: `20x${month}`,
    [`lunas_payment_oldest_pending_seconds${on}`]: `20x${month}`,
    [`lunas_lanes${on}`]: `4x${month}`,
    [`lunas_lanes_resting${on}`]: `1x${month}`,
    [`lunas_lanes_unheld${on}`]: `0x${month}`,
    [`lunas_preconfirmations_broken${on}`]: `0x${month}`,
    [`lunas_rpc_endpoint_out${endpoint}`]: `0x${month}`,
    'lunas_gas_spent_ether_total{network="sandbox",status="reverted"}': `0+1x${month}`,
    'lunas_gas_spent_ether_total{network="sandbox",status="mined"}': `0+99x${month}`,
    'lunas_settler_rpc_seconds_count{network="sandbox",endpoint="node.example",result="failed"}': `0+1x${month}`,
    'lunas_settler_rpc_seconds_count{network="sandbox",endpoint="node.example",result="ok"}': `0+99x${month}`,
  }),
);
