import type { Argument } from "@lunas/command-line/command";
import { resolvableCodes } from "@lunas/domain/operations/judge-resolution";
import { pauseScopes } from "@lunas/domain/payment/pause";
import type { OpsDescription } from "./ops-command";

const merchant: Argument = { name: "merchant", summary: "its id, mer_…" };
const knownMerchant: Argument = { name: "merchant", summary: "its id, mer_…, or a wallet of its own" };
const scope: Argument = { name: "scope", choices: pauseScopes, summary: "chain, merchant or payer" };
const subject: Argument = { name: "subject", summary: "the network, the merchant's id, or the payer's address" };
const because = { value: "text", summary: "the reason; the audit log keeps it" } as const;

export const otherDescriptions: readonly OpsDescription[] = [
  {
    path: "pause",
    summary: "refuse new payments on a chain, to a merchant, or of a payer",
    details: "Payments that are already accepted continue to their end.",
    arguments: [
      ...[scope, subject],
      { name: "reason", isOptional: true, isRepeated: true, summary: "why; only operators see it" },
    ],
    examples: ["pause chain base the RPC endpoints disagree", "pause payer 0x70997970C51812dc3A010C7d01b50e0d17dc79C8"],
  },
  {
    path: "resume",
    summary: "end a pause",
    arguments: [scope, subject],
    examples: ["resume chain base"],
  },
  { path: "pauses", summary: "list what is paused, since when, and why", examples: ["pauses", "pauses --json"] },
  {
    path: "suspend",
    summary: "disable all keys and sessions of a merchant",
    arguments: [merchant],
    examples: ["suspend mer_…"],
  },
  {
    path: "restore",
    summary: "enable the keys and sessions of a suspended merchant again",
    arguments: [merchant],
    examples: ["restore mer_…"],
  },
  {
    path: "gas",
    summary: "show what the settlements of each merchant cost, by UTC day",
    arguments: [{ name: "days", isOptional: true, summary: "so many days (default: 7)" }],
    examples: ["gas 30"],
  },
  {
    path: "refills",
    summary: "list what the treasury sent to low lanes, and what it may still send today",
    details: `What is left of a day's allowance is known where this command has the settlers' <CHAIN>_REFILL_DAILY_WEI. The day is a UTC day.`,
    arguments: [{ name: "count", isOptional: true, summary: "so many, the newest first (default: 50)" }],
    examples: ["refills", "refills 10 --json"],
  },
];

export const keysDescriptions: readonly OpsDescription[] = [
  {
    path: "keys list",
    summary: "list the API keys of a merchant, without the keys themselves",
    arguments: [knownMerchant],
    examples: ["keys list mer_…", "keys list 0x70997970C51812dc3A010C7d01b50e0d17dc79C8"],
  },
];

export const channelsDescriptions: readonly OpsDescription[] = [
  {
    path: "channels stuck",
    summary: "list channels whose charges have not been claimed for long, those whose payers withdraw first",
    arguments: [
      { name: "seconds", isOptional: true, summary: "unclaimed for so long (default: 86400, a day)" },
      { name: "network", isOptional: true, summary: "on this network only" },
    ],
    examples: ["channels stuck", "channels stuck 3600 base"],
  },
  {
    path: "channels show",
    summary: "show all that the rows contain about a channel, a charge, a payout or a hold",
    arguments: [
      { name: "id", summary: "a channel's (0x and 64 digits), or chg_…, pyo_…, clm_… (claim), chr_… (refund), hld_…" },
    ],
    examples: ["channels show 0x…", "channels show pyo_…"],
  },
  {
    path: "channels claim",
    summary: "ask the settlers to claim a channel, whatever the amount",
    details: "The next round of a settler sends it. An amount below the gas of its claim costs more than it brings.",
    arguments: [{ name: "channel", summary: "its id, 0x and 64 digits" }],
    options: { because },
    examples: ['channels claim 0x… --because "the payer withdraws"'],
  },
];

export const paymentsDescriptions: readonly OpsDescription[] = [
  {
    path: "payments stuck",
    summary: "list payments and refunds that have been pending for long, and why",
    arguments: [
      { name: "seconds", isOptional: true, summary: "pending for so long (default: 60)" },
      { name: "network", isOptional: true, summary: "on this network only" },
    ],
    examples: ["payments stuck", "payments stuck 300 base"],
  },
  {
    path: "payments show",
    summary: "show everything that the database has about a payment or a refund",
    arguments: [{ name: "payment", summary: "its id, pay_… or ref_…, or the hash of one of its transactions" }],
    examples: ["payments show pay_…", "payments show ref_…"],
  },
  {
    path: "payments resolve",
    summary: "end a pending payment or refund as the chain shows",
    details: `As confirmed, name the transaction and the index of its Transfer log. As failed, name the code: ${resolvableCodes.join(", ")}. A payment that has ended is never changed.`,
    arguments: [
      { name: "payment", summary: "its id, pay_… or ref_…" },
      { name: "outcome", choices: ["confirmed", "failed"], summary: "confirmed or failed" },
      { name: "proof", summary: "the transaction's hash, or the code of the failure" },
      { name: "log", isOptional: true, summary: "the index of the Transfer log" },
    ],
    options: { because: { ...because, summary: "your argument for what the chain cannot show" } },
    examples: [
      "payments resolve pay_… confirmed 0x… 3",
      'payments resolve pay_… failed nonce_used_elsewhere --because "…"',
    ],
  },
];

export const merchantsDescriptions: readonly OpsDescription[] = [
  {
    path: "merchants list",
    summary: "list the merchants, the newest first",
    arguments: [
      { name: "search", isOptional: true, isRepeated: true, summary: "an id, a wallet, or a part of the name" },
    ],
    examples: ["merchants list", "merchants list warung"],
  },
  {
    path: "merchants show",
    summary: "show what is known of a merchant, and no secret",
    arguments: [knownMerchant],
    examples: ["merchants show mer_…", "merchants show 0x70997970C51812dc3A010C7d01b50e0d17dc79C8"],
  },
  {
    path: "merchants approve",
    summary: "give a merchant its full gas budget, and production keys where they need approval",
    arguments: [merchant],
    examples: ["merchants approve mer_…"],
  },
  {
    path: "merchants unapprove",
    summary: "take the approval back",
    details: "Production keys that the merchant has continue to work.",
    arguments: [merchant],
    examples: ["merchants unapprove mer_…"],
  },
  {
    path: "merchants set-host",
    summary: "confirm the host on which a merchant may list resources, or take it back",
    details: `Confirm only a host that you know to be the merchant's: it may list every address on it and on its subdomains. Without a host
nothing of the merchant is shown any more.`,
    arguments: [merchant, { name: "host", isOptional: true, summary: "its name, such as warung.example" }],
    examples: ["merchants set-host mer_… warung.example", "merchants set-host mer_…"],
  },
  {
    path: "merchants set-wallet",
    summary: "give a merchant that has lost its wallet another one",
    details: "It takes effect at once: payments to the old wallet are refused, and an announced change is cancelled.",
    arguments: [merchant, { name: "wallet", summary: "the new address" }],
    options: { because },
    examples: ['merchants set-wallet mer_… 0x… --because "lost key, identity checked by phone"'],
  },
  {
    path: "merchants set-email",
    summary: "give a merchant another e-mail address",
    details: "Lunas sends no e-mail, to neither address. Refused for a merchant that was erased.",
    arguments: [merchant, { name: "email", summary: "the new address" }],
    options: { because },
    examples: ['merchants set-email mer_… toko@warung.example --because "asked for it in a signed letter"'],
  },
  {
    path: "merchants erase",
    summary: "remove the personal data of a suspended merchant for good",
    details: "The payments stay in the books.",
    arguments: [merchant],
    examples: ["merchants erase mer_…"],
  },
];

export const lanesDescriptions: readonly OpsDescription[] = [
  {
    path: "lanes list",
    summary: "list the lanes, with what is open on each and its ether",
    details: `"named in 24 h" counts the holds (scheme upto) of the last day whose payer named the lane: no other lane can settle them. As
long as it grows, shops still name the lane.`,
    arguments: [{ name: "network", isOptional: true, summary: "this network only" }],
    examples: ["lanes list", "lanes list base"],
  },
  {
    path: "lanes check",
    summary: "tell which lanes have no ether",
    details: "Exit code 1 if a network has no lane that can pay for a settlement.",
    arguments: [{ name: "network", isOptional: true, summary: "this network only" }],
    examples: ["lanes check", "lanes check base"],
  },
  {
    path: "lanes retire",
    summary: "send no more ordinary payments by a lane, and let the others settle them",
    details: `For a key that is lost, stolen or taken away. It cannot be taken back. No new payer learns its address. As long as a settler has
the key, it settles payments whose payer named it. Once nobody has it, transactions that are in flight are followed for twenty seconds; then
the payments of those that are not mined go to other lanes, and those that name this lane expire.`,
    arguments: [
      { name: "network", summary: "a network" },
      { name: "address", summary: "the address of its signer" },
    ],
    options: { because: { ...because, summary: "what happened to the key" } },
    examples: ['lanes retire base 0x… --because "the KMS key was deleted"'],
  },
];

export const chainsDescriptions: readonly OpsDescription[] = [
  {
    path: "chains renew",
    summary: "begin a sandbox chain anew that was lost",
    details: `Payments in flight end as chain_reset, the lanes begin with the nonces of the chain that is there now, and the ledger keeps the
sums of what was. Refused for a production chain, and while the node has the chain that the rows know.`,
    arguments: [{ name: "network", summary: "a sandbox network" }],
    options: { because: { ...because, summary: "how the chain was lost" } },
    examples: ['chains renew sandbox --because "the volume was deleted"'],
  },
];

export const recordsDescriptions = {
  secrets: [
    {
      path: "secrets status",
      summary: "show how many secrets each encryption key has, and whether all of them open",
      details: "Exit code 1 if a secret does not open, or if the named key is still needed.",
      arguments: [{ name: "key", isOptional: true, summary: "the id of a key that you want to remove" }],
      examples: ["secrets status", "secrets status k1"],
    },
    {
      path: "secrets reencrypt",
      summary: "encrypt every secret with the first of ENCRYPTION_KEYS",
      examples: ["secrets reencrypt"],
    },
  ],
  audit: [
    {
      path: "audit list",
      summary: "list the changes, newest first",
      arguments: [{ name: "count", isOptional: true, summary: "so many (default: 20)" }],
      examples: ["audit list 100"],
    },
    {
      path: "audit verify",
      summary: "prove that no entry was changed or removed",
      details: "Exit code 1 if the chain does not hold, or does not contain the named head.",
      options: { head: { value: "position:hash", summary: "a head that a log line or an earlier run named" } },
      examples: ["audit verify", "audit verify --head 1204:9f0c…"],
    },
  ],
  ledger: [
    {
      path: "ledger",
      summary: "prove that every nonce has one owner, and that chain, database and events agree",
      details: "Exit code 1 if they do not.",
      arguments: [{ name: "network", isOptional: true, summary: "this network only (default: each with an RPC)" }],
      examples: ["ledger", "ledger base"],
    },
  ],
  support: [
    {
      path: "support-bundle",
      summary: "write the state of the database, lanes and processes to a file, for someone who helps you",
      details: `No secret and no personal data: no key, password, name, e-mail address, and no payer. Read the file before you send it.`,
      arguments: [{ name: "file", summary: "a new file; - is the standard output" }],
      options: {
        processes: { value: "name=URL,…", summary: "read the health and metrics of these processes, too" },
      },
      examples: [
        "support-bundle lunas-support.json",
        "support-bundle - > lunas-support.json",
        "support-bundle lunas-support.json --processes gateway=http://localhost:3402/health,settler=http://localhost:9464/metrics",
      ],
    },
  ],
} as const satisfies Readonly<Record<string, readonly OpsDescription[]>>;
