import { redact } from "../redact";
import { SettingsError } from "../settings-error";
import { rememberSecret, strikeSecrets } from "./known-secrets";

const marker = "M4rker-Of-A-Secret/9";
const encoded = encodeURIComponent(marker);
const key = Buffer.from("0123456789abcdefghijklmnopqrstuv");

beforeAll(() => {
  rememberSecret(`redis://default:${encoded}@127.0.0.1:6379`);
  rememberSecret("https://rpc.example/v2/P4th-Key-Short,wss://T0ken-As-User@rpc.example/?apiKey=Qu3ry-Key-1");
  rememberSecret(`k1:${key.toString("base64")}`);
  rememberSecret("authorization=Bearer%20C0llector-Token");
  rememberSecret(`web3signer:https://ops:W3b3-Pass@signer.example/#0x${"ab".repeat(20)}`);
  rememberSecret("postgresql://lunas_gateway:lunas_gateway@127.0.0.1:5432/lunas");
  rememberSecret("redis+sentinel://u:S3ntinel-Pass@a:1,b:2/main");
  rememberSecret("correcthorse");
  rememberSecret("redis://u:br0ken,pass word@");
});

test.each([
  marker,
  encoded,
  Buffer.from(marker).toString("base64"),
  Buffer.from(`default:${marker}`).toString("base64"),
  "P4th-Key-Short",
  "T0ken-As-User",
  "Qu3ry-Key-1",
  key.toString("base64"),
  key.toString("hex"),
  "Bearer C0llector-Token",
  "W3b3-Pass",
  "S3ntinel-Pass",
  "correcthorse",
  "br0ken,pass word",
])("strikes %s in texts, fields, stacks and boot problems", (secret) => {
  const error = new Error(`quoted ${secret} here`);
  const printed = [
    strikeSecrets(`a ${secret} b`),
    JSON.stringify(redact({ note: `a ${secret}`, [secret]: 1, error, list: [{ deep: secret }] })),
    new SettingsError([`X is ${secret}.`]).message,
  ].join();
  expect(printed).not.toContain(secret);
  expect(printed).toContain("[redacted]");
});

test("names, hosts, addresses and ids stay", () => {
  const line = `lunas_gateway lunas 127.0.0.1:6379 rpc.example signer.example 0x${"ab".repeat(20)} pay_0123456789abcdef`;
  expect(strikeSecrets(line)).toBe(line);
});

test("a secret at the cut of a long text is struck", () => {
  for (let at = 1_980; at < 2_010; at += 1)
    expect(JSON.stringify(redact(`${"w ".repeat(at).slice(0, at)}${marker} ${"x ".repeat(4_000)}`))).not.toContain(
      "M4rker",
    );
});
