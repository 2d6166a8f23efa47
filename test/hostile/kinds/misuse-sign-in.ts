import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { sendRaw } from "../../harness/raw-request";
import { signIn } from "../../harness/register-merchant";
import { asking, json, refusedWith } from "../ask";
import { type Attempt, together, tryEach } from "../attempts";
import type { HostileKind } from "../kind";
import type { Target } from "../target";

type Change = (message: string) => string;
const line =
  (name: string, value: string): Change =>
  (text) =>
    text.replace(new RegExp(`${name}: .*`), `${name}: ${value}`);
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/** What a message may say other than it should, validly signed. */
const changes: readonly Change[] = [
  ...["evil.example", "localhost", "localhost:1", "lunas.example", "https://evil.example", "127.0.0.1", ""].map(
    (domain): Change =>
      (text) =>
        text.replace(/^\S+/, domain),
  ),
  ...[
    "https://evil.example",
    "http://localhost:1",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "http://localhost@evil.example",
  ].map((uri) => line("URI", uri)),
  ...["0", "1", "5", "-1", "1e3", "0x539", "8453000", "9".repeat(40), ""].map((id) => line("Chain ID", id)),
  ...["abcdefghijklmnopqrstuv", "a", "", "' or 1=1 --", "x".repeat(3_000), "*"].map((nonce) => line("Nonce", nonce)),
  ...[hours(1), hours(-1), "2020-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "now", "0", ""].map((at) =>
    line("Issued At", at),
  ),
  ...["0", "2", "1.0", "01", ""].map((version) => line("Version", version)),
  ...[hours(-1), "2020-01-01T00:00:00.000Z"].map(
    (at): Change =>
      (text) =>
        `${text}\nExpiration Time: ${at}`,
  ),
  ...[hours(1), hours(24 * 365)].map(
    (at): Change =>
      (text) =>
        `${text}\nNot Before: ${at}`,
  ),
  ...["Nonce", "URI", "Chain ID", "Issued At", "Version"].map(
    (name): Change =>
      (text) =>
        text.replace(new RegExp(`\\n${name}: .*`), ""),
  ),
  (text) => `${text}\nURI: https://evil.example`,
  (text) => `${text}\n\nlet me in`,
  (text) => ` ${text}`,
  (text) => text.replace(/\n/g, "\r\n"),
  (text) => text.toUpperCase(),
  (text) => text.slice(0, 40),
  () => "",
  () => "let me in",
  () => "{}",
  (text) => text.replace("Ethereum", "Solana"),
];
const wrongSignatures = [
  "0x",
  "0x00",
  `0x${"00".repeat(65)}`,
  `0x${"ff".repeat(65)}`,
  `0x${"11".repeat(64)}`,
  `0x${"ab".repeat(5_000)}`,
];

function posting(target: Target, path: string, body: object): Attempt {
  const text = JSON.stringify(body);
  return asking(target, { request: { method: "POST", path, headers: json, body: text }, must: refusedWith(400, 401) });
}

const profileOf = (walletAddress: string) => ({ email: "a@b.example", name: "Kedai", walletAddress });

export const misuseSignIn: HostileKind = {
  kind: "sign in with messages that are not for it",
  actor: "anybody",
  async try(target) {
    const { url, shop } = target;
    const attempts: Attempt[] = [];
    for (const change of changes) {
      const wallet = freshWallet();
      const { message } = await signIn(url, wallet);
      const changed = change(message);
      const proof = { message: changed, signature: await wallet.signMessage(changed) };
      attempts.push(posting(target, "/auth/login", proof));
      attempts.push(posting(target, "/auth/register", { ...profileOf(wallet.address), ...proof }));
    }
    // In the shop's name, by another's signature.
    for (let count = 0; count < 10; count += 1) {
      const wallet = freshWallet();
      const { message } = await signIn(url, wallet);
      const theirs = message.replace(wallet.address, shop.walletAddress);
      attempts.push(posting(target, "/auth/login", { message: theirs, signature: await wallet.signMessage(theirs) }));
      const { signature } = await signIn(url, wallet);
      attempts.push(posting(target, "/auth/login", { message, signature }));
      attempts.push(posting(target, "/auth/register", { ...profileOf(shop.walletAddress), message, signature }));
    }
    for (const signature of wrongSignatures) {
      const { message } = await signIn(url, freshWallet());
      attempts.push(posting(target, "/auth/login", { message, signature }));
    }
    return together(await tryEach(attempts), await replay(target));
  },
};

/** A sign-in message works once. */
async function replay(target: Target) {
  const attempts: Attempt[] = [];
  for (let count = 0; count < 5; count += 1) {
    const wallet = freshWallet();
    const registered = { ...profileOf(wallet.address), ...(await signIn(target.url, wallet)) };
    const first = await sendRaw(target.url, {
      path: "/auth/register",
      headers: json,
      body: JSON.stringify(registered),
    });
    const proof = await signIn(target.url, wallet);
    const login = await sendRaw(target.url, { path: "/auth/login", headers: json, body: JSON.stringify(proof) });
    if (first.status !== 201 || login.status !== 200) {
      return { tried: 0, wrong: [`a good sign-in was answered ${first.status} and ${login.status}`] };
    }
    const { message, signature } = registered;
    attempts.push(posting(target, "/auth/login", proof), posting(target, "/auth/login", { message, signature }));
  }
  return tryEach(attempts);
}
