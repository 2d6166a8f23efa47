/** Series of a service that is ill; the alert fires at `atMinutes`. Values in promtool's words: `0+6x10` grows by 6 a minute. */
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

const written = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(",");

/** One for each alert, in the order of the files. */
export const cases: readonly AlertCase[] = [
  { alert: "LunasServiceMissing", series: { up: constantly(1) }, atMinutes: 5 },
  high("LunasSettlementsWait", "lunas_settlement_oldest_waiting_seconds", 31),
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
    [`${requests}{operation="listPayments",status="200"}`]: `0+${1_000 - 10 * percent}x${atMinutes}`,
    [`${requests}{operation="listPayments",status="500"}`]: `0+${10 * percent}x${atMinutes}`,
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
    [facilitated]: `0+1000x${month}`,
    [inTime]: `0+990x${month}`,
    'lunas_webhook_first_attempt_lag_seconds_bucket{le="1"}': `0+990x${month}`,
    lunas_webhook_first_attempt_lag_seconds_count: `0+1000x${month}`,
    lunas_outbox_events: `0x${month}`,
    lunas_outbox_lag_seconds: `1x${month}`,
    lunas_webhook_oldest_due_seconds: `2x${month}`,
    [`lunas_settlements_waiting${on}`]: `3x${month}`,
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
