import { parseCommand } from "./parse-command";

const merchant = `mer_${"a".repeat(22)}`;
const payment = `pay_${"b".repeat(22)}`;
const hash = `0x${"c".repeat(64)}`;
const payer = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";

it.each<[string, object]>([
  ["pause chain sandbox", { kind: "pause", scope: "chain", subject: "1337", shown: "sandbox", reason: "" }],
  [
    `pause merchant ${merchant} too many chargebacks`,
    { scope: "merchant", subject: merchant, reason: "too many chargebacks" },
  ],
  [`pause payer ${payer.toLowerCase()}`, { kind: "pause", scope: "payer", subject: payer }],
  ["resume chain base", { kind: "resume", scope: "chain", subject: "8453" }],
  ["pauses", { kind: "pauses" }],
  [`suspend ${merchant}`, { kind: "suspend", merchantId: merchant }],
  [`restore ${merchant}`, { kind: "restore", merchantId: merchant }],
  ["gas", { kind: "gas", days: 7 }],
  ["gas 30", { kind: "gas", days: 30 }],
  ["ledger", { kind: "ledger", network: null }],
  ["payments stuck", { kind: "payments_stuck", olderThanSeconds: 60, network: null }],
  ["payments stuck 900 base", { kind: "payments_stuck", olderThanSeconds: 900, network: "base" }],
  [`payments show ${payment}`, { kind: "payments_show", reference: payment }],
  [`payments show ${hash}`, { kind: "payments_show", reference: hash }],
  [
    `payments resolve ${payment} confirmed ${hash} 3`,
    { kind: "payments_resolve", resolution: { kind: "confirmed", txHash: hash, logIndex: 3 }, because: null, by: null },
  ],
  [
    `payments resolve ${payment} failed expired --because it-is-late --by siti`,
    { paymentId: payment, resolution: { kind: "failed", code: "expired" }, because: "it-is-late", by: "siti" },
  ],
  [
    `merchants set-wallet ${merchant} ${payer.toLowerCase()} --because lost-phone`,
    { kind: "merchants_set_wallet", merchantId: merchant, wallet: payer, because: "lost-phone", by: null },
  ],
  ["secrets status", { kind: "secrets_status", retired: null }],
  ["secrets status k1", { kind: "secrets_status", retired: "k1" }],
  ["secrets reencrypt", { kind: "secrets_reencrypt" }],
  ["audit", { kind: "audit", count: 20 }],
  ["audit 7", { kind: "audit", count: 7 }],
  ["audit verify", { kind: "audit_verify", head: null }],
  [`audit verify --head 12:${"a".repeat(64)}`, { head: { position: 12n, hash: "a".repeat(64) } }],
  [`merchants erase ${merchant}`, { kind: "merchants_erase", merchantId: merchant }],
  ["ledger base", { kind: "ledger", network: "base" }],
])("understands: %s", (words, command) => {
  expect(parseCommand(words.split(" "))).toMatchObject(command);
});

it.each([
  "",
  "stop",
  "pause",
  "pause sandbox",
  "pause chain mars",
  "pause merchant mer_1",
  `pause payer ${payer.replace("f39F", "F39f")}`,
  "suspend",
  "suspend somebody",
  "gas -1",
  "gas all",
  "ledger mars",
  "audit 0",
  "audit 5 6",
  "audit verify all",
  "audit verify --head",
  "audit verify --head 12",
  `audit verify --head 0:${"a".repeat(64)}`,
  `audit verify --head 12:${"a".repeat(63)}`,
  `audit verify --head 12:${"a".repeat(64)} more`,
  "merchants",
  "merchants erase",
  "merchants erase mer_1",
  `merchants erase ${merchant} more`,
  "payments",
  "payments stuck mars",
  "payments show mer_1",
  `payments resolve ${payment}`,
  `payments resolve pay_1 failed expired`,
  `payments resolve ${payment} confirmed ${hash}`,
  `payments resolve ${payment} confirmed ${hash} -1`,
  `payments resolve ${payment} failed tx_failed`,
  `payments resolve ${payment} failed expired --because`,
  `payments resolve ${payment} failed expired --because --by`,
  `payments resolve ${payment} failed expired --force yes`,
  "audit all",
  "merchants",
  `merchants set-wallet ${merchant} ${payer}`,
  `merchants set-wallet ${merchant} ${payer.replace("f39F", "F39f")} --because lost`,
  `merchants set-wallet ${merchant} 0x${"0".repeat(40)} --because lost`,
  `merchants set-wallet mer_1 ${payer} --because lost`,
  `merchants set-wallet ${merchant} ${payer} ${payer} --because lost`,
  "secrets",
  "secrets reencrypt k1",
  "secrets status k.1",
])("refuses: %s", (words) => {
  expect(parseCommand(words.split(" ").filter(Boolean))).toMatchObject({ kind: "wrong" });
});
