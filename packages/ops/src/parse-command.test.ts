import { parseCommand } from "./parse-command";

const merchant = `mer_${"a".repeat(22)}`;
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
])("refuses: %s", (words) => {
  expect(parseCommand(words.split(" ").filter(Boolean))).toMatchObject({ kind: "wrong" });
});
