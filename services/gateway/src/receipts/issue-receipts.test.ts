import type { Receipt } from "@lunas/domain/receipt/receipt";
import type { RefundReceipt } from "@lunas/domain/receipt/refund-receipt";
import { verifyReceipt, verifyRefundReceipt } from "@lunas/protocol/receipts/verify-receipt";
import { compactVerify, createLocalJWKSet } from "jose";
import { createReceiptIssuer } from "./issue-receipts";

const clock = { now: () => 1_795_000_000_000 };
const oldKey = { id: "r1", key: new Uint8Array(32).fill(7) };
const newKey = { id: "r2", key: new Uint8Array(32).fill(9) };
const publicUrl = "https://pay.example";
const issuer = (...keys: { id: string; key: Uint8Array }[]) => createReceiptIssuer({ keys, publicUrl, clock });
const before = issuer(oldKey);
const rotated = issuer(newKey, oldKey);
const after = issuer(newKey);

const hex = (digit: string, bytes: number) => `0x${digit.repeat(2 * bytes)}` as const;
const receipt: Receipt = {
  paymentId: "pay_lzEW3Yb3jIJLLlEGJVM96Y",
  environment: "production",
  network: "base",
  chainId: 8453,
  token: "IDRX",
  asset: hex("1", 20),
  from: hex("2", 20),
  to: hex("a", 20),
  amount: 500_000n,
  txHash: hex("5", 32),
  resource: "https://shop.example/7",
  description: null,
  timestamp: "2026-11-22T10:00:00.000Z",
};
const expected = { environment: "production", issuer: publicUrl } as const;
/** As the DID document names them. */
const keysByDid = { keys: before.keys.keys.map((key) => ({ ...key, kid: `did:web:pay.example#${key.kid}` })) };
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "accepted",
    (error: { code?: string }) => error.code,
  );

test("a receipt has the claims of its payment and the key's id", async () => {
  const signed = await before.sign(receipt);
  expect(await verifyReceipt(signed, before.keys, expected)).toEqual({
    iss: publicUrl,
    iat: 1_795_000_000,
    ...{ paymentId: receipt.paymentId, environment: "production", network: "eip155:8453", token: "IDRX" },
    ...{ asset: receipt.asset, from: receipt.from, to: receipt.to, amount: "500000", txHash: receipt.txHash },
    ...{ resource: receipt.resource, description: null, timestamp: receipt.timestamp },
  });
  expect(JSON.parse(Buffer.from(signed.split(".")[0] ?? "", "base64url").toString())).toEqual({
    alg: "EdDSA",
    kid: "r1",
    typ: "receipt+jwt",
  });
});

const { resource: _resource, description: _description, ...transfer } = receipt;
const refund: RefundReceipt = {
  ...{ ...transfer, refundId: "ref_lzEW3Yb3jIJLLlEGJVM96Y" },
  ...{ from: receipt.to, to: receipt.from, amount: 200_000n },
};

describe("a refund's receipt", () => {
  test("has the claims of the refund, and a type of its own", async () => {
    const signed = await before.signRefund(refund);
    expect(await verifyRefundReceipt(signed, before.keys, expected)).toEqual({
      ...{ iss: publicUrl, iat: 1_795_000_000, refundId: refund.refundId, paymentId: receipt.paymentId },
      ...{ environment: "production", network: "eip155:8453", token: "IDRX", asset: receipt.asset },
      ...{ from: receipt.to, to: receipt.from, amount: "200000", txHash: receipt.txHash, timestamp: receipt.timestamp },
    });
    expect(JSON.parse(Buffer.from(signed.split(".")[0] ?? "", "base64url").toString())).toEqual({
      ...{ alg: "EdDSA", kid: "r1", typ: "refund-receipt+jwt" },
    });
  });

  test("does not pass for a payment's, nor a payment's for a refund's", async () => {
    const of = { ...expected, paymentId: receipt.paymentId };
    expect(await codeOf(verifyReceipt(await before.signRefund(refund), before.keys, of))).toBe("receipt_invalid");
    expect(await codeOf(verifyRefundReceipt(await before.sign(receipt), before.keys, of))).toBe("receipt_invalid");
  });

  test.each([
    ["refundId", "ref_other"],
    ["paymentId", "pay_other"],
    ["amount", "500000"],
    ["to", receipt.to],
  ])("is refused with another %s than expected", async (name, value) => {
    const signed = await before.signRefund(refund);
    const verified = verifyRefundReceipt(signed, before.keys, { ...expected, [name]: value });
    expect(await codeOf(verified)).toBe("receipt_mismatch");
  });

  test("has a page of its own: its token leads to the refund alone", () => {
    const token = before.urlOf(refund.refundId).split("/").at(-1) ?? "";
    expect(before.paymentOf(token)).toBe(refund.refundId);
    expect(before.paymentOf(token.replace("ref_", "pay_"))).toBeNull();
    const ofPayment = before.urlOf(receipt.paymentId).split("/").at(-1) ?? "";
    expect(before.paymentOf(ofPayment.replace("pay_", "ref_"))).toBeNull();
  });
});

test("the published keys are public halves alone", () => {
  expect(rotated.keys.keys.map((key) => Object.keys(key).sort())).toEqual(
    Array(2).fill(["alg", "crv", "kid", "kty", "use", "x"]),
  );
  expect(JSON.stringify(rotated.keys)).not.toContain(Buffer.from(newKey.key).toString("base64url"));
});

test("rotation: the new key signs, the old receipts and their pages stay valid while the old key is listed", async () => {
  const signed = await before.sign(receipt);
  const token = before.urlOf(receipt.paymentId).split("/").at(-1) ?? "";
  expect(await codeOf(verifyReceipt(signed, rotated.keys, expected))).toBe("accepted");
  expect(rotated.paymentOf(token)).toBe(receipt.paymentId);
  const [header] = (await rotated.sign(receipt)).split(".");
  expect(JSON.parse(Buffer.from(header ?? "", "base64url").toString()).kid).toBe("r2");
  expect(await codeOf(verifyReceipt(signed, after.keys, expected))).toBe("receipt_key_unknown");
  expect(after.paymentOf(token)).toBeNull();
});

describe("a token", () => {
  const url = before.urlOf(receipt.paymentId);
  const token = url.split("/").at(-1) ?? "";

  test("is 128 bits behind the payment's id, and the same each time", () => {
    expect(url).toMatch(/^https:\/\/pay\.example\/receipts\/pay_lzEW3Yb3jIJLLlEGJVM96Y_[0-9a-f]{32}$/);
    expect(before.urlOf(receipt.paymentId)).toBe(url);
    expect(before.paymentOf(token)).toBe(receipt.paymentId);
  });

  test.each([
    ["another payment's id before it", token.replace("pay_l", "pay_m")],
    ["one changed digit", token.replace(/.$/, (last) => (last === "0" ? "1" : "0"))],
    ["upper case", token.toUpperCase()],
    ["a shorter one", token.slice(0, -1)],
    ["more behind it", `${token}0`],
    ["the id alone", receipt.paymentId],
    ["another key's", after.urlOf(receipt.paymentId).split("/").at(-1) ?? ""],
    ["no id", `pay__${"0".repeat(32)}`],
    ["nothing", ""],
  ])("leads nowhere: %s", (_, changed) => {
    expect(before.paymentOf(changed)).toBeNull();
  });
});

describe("the verifier refuses", () => {
  const changed = (signed: string, change: (claims: Record<string, unknown>) => object) => {
    const [header, payload, signature] = signed.split(".");
    const claims = JSON.parse(Buffer.from(payload ?? "", "base64url").toString());
    return [header, Buffer.from(JSON.stringify(change(claims))).toString("base64url"), signature].join(".");
  };

  test("a changed amount", async () => {
    const forged = changed(await before.sign(receipt), (claims) => ({ ...claims, amount: "1" }));
    expect(await codeOf(verifyReceipt(forged, before.keys, expected))).toBe("receipt_invalid");
  });

  test("no signature, and a text that is no JWS", async () => {
    const [, payload] = (await before.sign(receipt)).split(".");
    const none = `${Buffer.from('{"alg":"none","typ":"receipt+jwt"}').toString("base64url")}.${payload}.`;
    for (const text of [none, "", "a.b.c", `${payload}`]) {
      expect(await codeOf(verifyReceipt(text, before.keys, expected))).toBe("receipt_invalid");
    }
  });

  test("another service's receipt under the same key", async () => {
    const other = { ...expected, issuer: "https://other.example" };
    expect(await codeOf(verifyReceipt(await before.sign(receipt), before.keys, other))).toBe("receipt_invalid");
  });

  test("play money", async () => {
    const signed = await before.sign({ ...receipt, environment: "sandbox" });
    expect(await codeOf(verifyReceipt(signed, before.keys, expected))).toBe("environment_mismatch");
  });

  test.each([
    ["paymentId", "pay_other"],
    ["amount", "500001"],
    ["to", hex("b", 20)],
    ["resource", "https://shop.example/8"],
  ])("another %s than expected", async (name, value) => {
    const signed = await before.sign(receipt);
    expect(await codeOf(verifyReceipt(signed, before.keys, { ...expected, [name]: value }))).toBe("receipt_mismatch");
  });

  test("the receipt of the x402 extension: it is signed by the same key and is another kind of text", async () => {
    const offered = await before.signOffered(receipt);
    const jws = offered?.info.receipt.signature ?? "";
    expect(await codeOf(verifyReceipt(jws, keysByDid, expected))).toBe("receipt_invalid");
  });
});

test("the x402 extension's receipt names the key by did:web, and needs a resource", async () => {
  const offered = await before.signOffered(receipt);
  const jws = offered?.info.receipt.signature ?? "";
  const { payload, protectedHeader } = await compactVerify(jws, createLocalJWKSet(keysByDid));
  expect(protectedHeader).toEqual({ alg: "EdDSA", kid: "did:web:pay.example#r1" });
  expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({
    version: 1,
    network: "eip155:8453",
    resourceUrl: "https://shop.example/7",
    payer: receipt.from,
    issuedAt: 1_795_000_000,
    transaction: receipt.txHash,
  });
  expect(await before.signOffered({ ...receipt, resource: null })).toBeNull();
});
