import { problems, shell, status } from "../locales/en/shell";
import { instances, payment, record, refills } from "./look-up-texts";

const nav = {
  label: "Main menu",
  health: "Health",
  instances: "Instances",
  payment: "Find a payment",
  pending: "Pending payments",
  lanes: "Lanes",
  refills: "Refills",
  pauses: "Pauses",
  merchants: "Merchants",
  gas: "Gas",
  ledger: "Ledger",
  audit: "Audit log",
  queues: "Queues (Bull Board)",
};

const ops = {
  title: "Operators' console",
  signInLead: "Enter your operator's token. It is not stored in this browser.",
  token: "Operator's token",
  signIn: "Sign in",
  refresh: "Read again",
  stale: "This could not be read again. What you see is of {{time}} and may have changed since.",
  menu: "Main menu",
  theme: { light: "Light", dark: "Dark", system: "System" },
  themeLabel: "Theme",
  none: "none",
  ok: "OK",
  degraded: "Degraded",
  down: "Down",
};

const health = {
  lead: "Each process by its own report, and what waits in the database.",
  parts: "Processes",
  noParts: "No process is named",
  noPartsText: "Name them in CONSOLE_HEALTH_URLS.",
  noReport: "It did not answer.",
  endpoints: "RPC endpoints",
  network: "Network",
  endpoint: "Endpoint",
  state: "State",
  block: "Block",
  queues: "Waiting work",
  waiting: "Without a transaction",
  inFlight: "Open transactions",
  oldest: "Oldest pending",
  lanesReady: "Lanes without gas or holder",
  webhooks: "Webhooks",
  outbox: "Events to relay",
  outboxLag: "Oldest event",
  due: "Deliveries due",
  pendingDeliveries: "Deliveries pending",
  oldestDue: "Oldest due delivery",
  settlers: "Settlers of the last day",
  settler: "Settler",
  seen: "Seen",
  noSettlers: "No settler was seen in the last day",
};

const lanes = {
  lead: "A lane is a signer on a chain. One settler holds it at a time.",
  signer: "Signer",
  balance: "Balance (ETH)",
  nonce: "Next nonce",
  open: "Open",
  holder: "Held by",
  state: "State",
  ready: "Ready",
  resting: "Out of gas",
  retired: "Retired",
  unheld: "Not held",
  treasury: "Treasury",
  empty: "There are no lanes yet",
  emptyText: "A settler registers its signers when it starts.",
  oldestOpen: "from nonce {{nonce}}",
};

const pending = {
  lead: "By age, and what to do about a payment that does not end.",
  age: "By age",
  under1m: "Under 1 min",
  under5m: "1 to 5 min",
  under30m: "5 to 30 min",
  over30m: "Over 30 min",
  stuck: "Pending payments",
  olderThan: "Pending for at least",
  seconds: { "0": "any time", "60": "1 minute", "300": "5 minutes", "1800": "30 minutes" },
  payment: "Payment",
  pendingFor: "Pending for",
  why: "Why, and what to do",
  empty: "No payment has been pending for so long",
  more: "The oldest {{limit}}; there may be more.",
  remedy: {
    wait: "Wait: it is on its way.",
    start_settler: "Start a settler for this chain: no process holds the lane.",
    fill_lane: "Send ether to a signer of this chain, or start a settler. The view Lanes shows which.",
    check_endpoints: "Check the RPC endpoints of this chain under Health.",
    resolve:
      "Look with `lunas-ops payments show {{id}}`, then end it as the chain shows: `lunas-ops payments resolve`.",
  },
};

const pauses = {
  lead: "A pause refuses new payments with the next request. Accepted payments go on to their end.",
  now: "Paused now",
  what: "What",
  since: "Since",
  reason: "Reason",
  empty: "Nothing is paused",
  end: "End the pause",
  endTitle: "End the pause of {{shown}}?",
  add: "Pause",
  addTitle: "New pause",
  scope: "What",
  scopes: { chain: "Chain", merchant: "Merchant", payer: "Payer" },
  chain: "Chain",
  merchant: "Merchant's id (mer_…)",
  payer: "Payer's address (0x…)",
  reasonHint: "Only operators see it.",
};

const merchants = {
  lead: "Approve a merchant for its full gas budget, or suspend its keys and sessions.",
  search: "Search by id, wallet or name",
  name: "Merchant",
  registered: "Registered",
  state: "State",
  approved: "Approved",
  notApproved: "Not approved",
  suspended: "Suspended",
  webhookDisabled: "Webhook disabled",
  webhookFailing: "Webhook fails",
  actions: "Actions",
  approve: "Approve",
  unapprove: "Take approval back",
  suspend: "Suspend",
  restore: "Restore",
  confirm: {
    approve: "Approve {{name}}?",
    unapprove: "Take the approval of {{name}} back?",
    suspend: "Suspend {{name}}?",
    restore: "Restore {{name}}?",
  },
  means: {
    approve: "It gets its full gas budget, and production keys where they need approval.",
    unapprove: "Production keys that it has continue to work.",
    suspend: "All its keys and sessions stop within five seconds.",
    restore: "Its keys and sessions work again.",
  },
  empty: "No merchant is found",
  more: "The newest {{limit}}; search for others.",
};

const gas = {
  lead: "What the settlements of each merchant cost, by UTC day.",
  days: "Days",
  last: "Last {{days}} days",
  day: "Day (UTC)",
  ether: "ETH",
  empty: "No settlement has cost anything in this time",
};

const ledger = {
  lead: "Proves that every nonce has one owner, and that chain, database and events agree.",
  start: "Start the proof",
  idle: "No proof has run since the console started",
  running: "The proof runs: {{nonces}} nonces and {{payments}} payments are read.",
  by: "Started by {{operator}}, {{time}}",
  good: "Chain, rows and events agree.",
  bad: "The proof found problems.",
  failed: "The proof did not finish.",
  report: "Report",
  took: "It took {{duration}}.",
};

const audit = {
  lead: "The newest {{limit}} changes by merchants, keys and operators.",
  time: "Time",
  actor: "Actor",
  action: "Action",
  target: "Target",
  empty: "Nothing was changed yet",
};

const ownProblems = {
  ...problems,
  wrong_token: "This is no operator's token.",
  rate_limited: "Too many failed sign-ins. Wait a minute and try again.",
  already_running: "A proof is running already.",
};

/** The console's texts; the parts that it shares with the dashboard keep their own. */
export const messages = {
  ...{
    shell,
    status,
    problems: ownProblems,
    nav,
    ops,
    health,
    instances,
    payment,
    record,
    refills,
    lanes,
    pending,
    pauses,
    merchants,
    gas,
    ledger,
    audit,
  },
};
