import type { Hex } from "@lunas/domain/shared/hex";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { authorizeFor, walletWithMoney } from "../../harness/contract-payers";
import { facilitate } from "../../harness/pay";
import { compact, highS, parityAsV } from "../../payments/signature-spellings";
import { asking, json, refusedAs } from "../ask";
import { type Attempt, together, tryEach } from "../attempts";
import type { HostileKind, Tried } from "../kind";
import type { Target } from "../target";
import { signedWith, type WholeBody, wholeBody } from "../whole-body";

const order = "fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141";
const hex = (byte: number) => byte.toString(16).padStart(2, "0");
const zeros = (bytes: number) => "00".repeat(bytes);

/** Signatures that are not the payer's, made out of one that is. */
function wrongSpellings(signature: Hex): readonly string[] {
  const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), Number.parseInt(signature.slice(130), 16)];
  const rights = [v, v - 27];
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const whole = signature.slice(2);
  return [
    ...bytes.filter((byte) => !rights.includes(byte)).map((byte) => `0x${r}${s}${hex(byte)}`),
    // One bit of each byte turned.
    ...Array.from({ length: 64 }, (_, at) => {
      const turned = Number.parseInt(whole.slice(2 * at, 2 * at + 2), 16) ^ 1;
      return `0x${whole.slice(0, 2 * at)}${hex(turned)}${whole.slice(2 * at + 2)}`;
    }),
    // Too short and too long.
    ...[0, 1, 31, 32, 33, 62, 63].map((length) => `0x${whole.slice(0, 2 * length)}`),
    ...[1, 2, 3, 31, 32, 33, 64, 1_000, 8_000].map((more) => `0x${whole}${zeros(more)}`),
    `0x${s}${r}${hex(v)}`,
    `0x${zeros(32)}${s}${hex(v)}`,
    `0x${r}${zeros(32)}${hex(v)}`,
    `0x${order}${s}${hex(v)}`,
    `0x${r}${order}${hex(v)}`,
    `0x${"ff".repeat(65)}`,
    `0x${zeros(65)}`,
    `0x${r}${(BigInt(`0x${order}`) - BigInt(`0x${s}`)).toString(16).padStart(64, "0")}${hex(v)}`,
  ];
}

/** What a wallet's contract may be handed in place of its owner's signature. */
function wrongForContracts(signature: Hex): readonly string[] {
  const wrapped = `${"6492".repeat(16)}`;
  return [
    ...["0x", "0x00", `0x${zeros(64)}`, `0x${zeros(65)}`, `0x${"ff".repeat(65)}`, `0x${"ab".repeat(4_000)}`],
    `${signature}${wrapped}`,
    `0x${zeros(96)}${wrapped}`,
    `${signature.slice(0, 130)}${hex(Number.parseInt(signature.slice(130), 16) ^ 1)}`,
    `0x1626ba7e${zeros(28)}`,
    ...Array.from({ length: 32 }, (_, at) => `0x${"00".repeat(at)}${"1626ba7e"}${"00".repeat(at)}`),
  ];
}

/** By the same signature in another spelling nothing is paid twice. */
async function respellPaid(target: Target): Promise<Tried> {
  const attempts: Attempt[] = [];
  for (let count = 0; count < 8; count += 1) {
    const body = await wholeBody(target);
    const paid = await facilitate(target.url, target.shop.apiKey, body);
    if (paid.status !== 200) return { tried: 0, wrong: [`a good signature was answered ${paid.status}`] };
    const signature = body.paymentPayload.payload.signature as Hex;
    const spellings = [signature, parityAsV(signature), compact(signature), highS(signature), parityOfHighS(signature)];
    for (const each of spellings) attempts.push(posting(target, signedWith(body, each), ["nonce_already_used"]));
  }
  return tryEach(attempts);
}

const parityOfHighS = (signature: Hex) => parityAsV(highS(signature));

function posting(target: Target, body: Pick<WholeBody, "paymentPayload">, codes: readonly string[]): Attempt {
  const headers = { ...json, "x-api-key": target.shop.apiKey };
  const request = { method: "POST", path: "/facilitate", headers, body: JSON.stringify(body) };
  const { payload } = body.paymentPayload;
  const input = `${payload.permit2Authorization.nonce} ${payload.signature}`;
  return asking(target, { request, isOwn: true, must: refusedAs(...codes), input });
}

export const respellSignatures: HostileKind = {
  kind: "respell a signature",
  actor: "payer",
  async try(target) {
    const codes = ["invalid_signature", "invalid_request"];
    const body = await wholeBody(target);
    const own = wrongSpellings(body.paymentPayload.payload.signature as Hex).map((each) =>
      posting(target, signedWith(body, each), codes),
    );
    const owner = createPayer();
    const wallet = await walletWithMoney(target.harness.rpcUrl, "GoodWallet", owner.address);
    const signed = await authorizeFor(wallet, owner, { to: target.shop.walletAddress, amount: 1_000n });
    const theirs = { paymentPayload: paymentPayload(signed), paymentRequirements: requirementsFor(signed) };
    const contracts = wrongForContracts(signed.signature).map((each) =>
      posting(target, signedWith(theirs, each) as Pick<WholeBody, "paymentPayload">, codes),
    );
    return together(await tryEach([...own, ...contracts]), await respellPaid(target));
  },
};
