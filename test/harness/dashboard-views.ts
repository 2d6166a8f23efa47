import { emptyAnswer, exampleAnswer } from "./answers/example-answers";
import { consoleFile, dashboardFile, type PageSource } from "./page-without-service";

/** A view of the dashboard or of the console. */
export interface View {
  readonly path: string;
  /** What the view reads. */
  readonly reads: RegExp;
  /** What it shows once it has read: where it has a list, that the list is empty. */
  readonly shows: string | RegExp;
}

export const dashboardViews: readonly View[] = [
  { path: "/", reads: /^\/(payments|merchant\/(reports|webhooks|stats|api-keys))/, shows: "No payments yet" },
  { path: "/payments", reads: /^\/payments\?/, shows: "No payments yet" },
  { path: "/payments?q=kopi", reads: /^\/payments\?/, shows: "No payment matches" },
  { path: "/payments/pay_1", reads: /^\/(payments\/pay_1|refunds)/, shows: "Nothing of this payment was refunded." },
  { path: "/refunds", reads: /^\/refunds/, shows: "No refunds" },
  { path: "/holds", reads: /^\/holds/, shows: "No holds yet" },
  { path: "/holds?status=captured", reads: /^\/holds/, shows: "No hold has this status" },
  { path: "/holds/hld_1", reads: /^\/holds\/hld_1/, shows: "Goes to" },
  { path: "/channels", reads: /^\/(channels|payouts)/, shows: "No channels yet" },
  { path: "/channels?status=closed", reads: /^\/(channels|payouts)/, shows: "No channel matches" },
  { path: "/channels?tab=charges", reads: /^\/(charges|payouts)/, shows: "No charges in this period" },
  { path: "/channels?tab=payouts", reads: /^\/payouts/, shows: "No payouts yet" },
  { path: "/channels/0x11", reads: /^\/(channels\/0x11|charges)/, shows: "No charges in this period" },
  { path: "/links", reads: /^\/payment-links/, shows: "No payment links yet" },
  { path: "/keys", reads: /^\/merchant\/api-keys/, shows: "No keys here yet" },
  { path: "/webhooks", reads: /^\/merchant\/webhooks/, shows: "No deliveries yet" },
  { path: "/webhooks/dlv_1", reads: /^\/merchant\/webhooks/, shows: "Nothing was sent yet." },
  { path: "/events", reads: /^\/events\?limit/, shows: "No events yet" },
  { path: "/samples", reads: /^\/merchant\/me/, shows: "A page of your server" },
  { path: "/sandbox", reads: /^\/merchant\/me/, shows: "An ordinary payment" },
  { path: "/account", reads: /^\/merchant\/me/, shows: "Merchant id" },
  { path: "/account?tab=sessions", reads: /^\/merchant\/sessions/, shows: "This browser" },
  { path: "/account?tab=audit", reads: /^\/merchant\/audit/, shows: "Nothing yet" },
  { path: "/account?tab=preferences", reads: /^\/merchant\/me/, shows: "Kept in this browser." },
];

const listsOfConsole: readonly View[] = [
  ["health", "No process is named"],
  ["instances", "No process has reported itself"],
  ["refills", "No lane and no treasury is low"],
  ["lanes", "There are no lanes yet"],
  ["pending", "No payment has been pending for so long"],
  ["pauses", "Nothing is paused"],
  ["merchants", "No merchant is found"],
  ["gas", "No settlement has cost anything in this time"],
  ["ledger", "No proof has run"],
  ["audit", "Nothing was changed yet"],
].map(([name = "", shows = ""]) => ({ path: `#${name}`, reads: new RegExp(`^/ops/api/${name}`), shows }));

export const consoleViews: readonly View[] = [
  ...listsOfConsole,
  { path: "#payment/pay_1", reads: /^\/ops\/api\/look-up/, shows: "No payment is found" },
];

/** A merchant without payments: what it has always is as in the examples. */
function merchantsAnswer(path: string): unknown {
  if (/^\/(config|merchant\/(me|sessions|stats))/.test(path)) return exampleAnswer(path);
  return emptyAnswer(path);
}

const deliveries = { outbox: 0, outboxLagSeconds: 0, pending: 0, due: 0, oldestDueSeconds: 0 };
const operatorsAnswers: Readonly<Record<string, unknown>> = {
  session: { operator: "ani" },
  health: { parts: [], chains: [], deliveries, settlers: [] },
  instances: { instances: [], limit: 200 },
  refills: { low: [], today: [], refills: [], limit: 100 },
  "look-up": { isReference: true, payments: [], isPart: false, limit: 20, record: null },
  lanes: { lanes: [] },
  pending: { chains: [], payments: [], limit: 100 },
  pauses: { networks: [], pauses: [] },
  merchants: { merchants: [], limit: 100 },
  gas: { spent: [] },
  ledger: { state: "idle" },
  audit: { entries: [], limit: 200 },
};

export const newMerchant: PageSource = {
  files: dashboardFile,
  answer: merchantsAnswer,
  // A failure after which the page does not try again by itself.
  failure: { status: 500, code: "internal_error" },
};
export const quietOperator: PageSource = {
  files: consoleFile,
  answer: (path) => operatorsAnswers[/^\/ops\/api\/([\w-]+)/.exec(path)?.[1] ?? ""],
  failure: { status: 429, code: "rate_limited" },
};

/** With something in every list. */
export const busyMerchant: PageSource = { ...newMerchant, answer: exampleAnswer };
