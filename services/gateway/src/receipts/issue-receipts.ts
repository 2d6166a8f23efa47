import type { Receipt } from "@lunas/domain/receipt/receipt";
import { paymentOfToken, receiptToken } from "@lunas/domain/receipt/receipt-token";
import type { RefundReceipt } from "@lunas/domain/receipt/refund-receipt";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { ReceiptKeys } from "@lunas/protocol/api/receipts";
import {
  type ReceiptClaims,
  type RefundReceiptClaims,
  receiptAlgorithm,
  receiptType,
  refundReceiptType,
} from "@lunas/protocol/receipts/receipt-claims";
import { type OfferReceipt, offerReceipt } from "@lunas/protocol/x402/offer-receipt";
import type { Clock } from "@lunas/runtime/clock";
import type { EncryptionKey } from "@lunas/runtime/kinds";
import { createMac } from "@lunas/runtime/mac";
import { CompactSign, SignJWT } from "jose";
import { didOf } from "./did-document";
import { publicKeys, signingKeys } from "./receipt-keys";

export interface ReceiptIssuerDeps {
  /** `RECEIPT_KEYS`: the first signs, all are published and open the pages of earlier receipts. */
  readonly keys: readonly EncryptionKey[];
  readonly publicUrl: string;
  readonly clock: Clock;
}

export interface ReceiptIssuer {
  /** Made without any query, so that every success answer can carry it. */
  urlOf(id: PaymentId): string;
  /** The payment or refund that the token of an URL names; null: Lunas did not make the token. */
  paymentOf(token: string): PaymentId | null;
  /** The compact JWS. */
  sign(receipt: Receipt): Promise<string>;
  /** The compact JWS of a refund, which is another type of text. */
  signRefund(receipt: RefundReceipt): Promise<string>;
  /** The receipt of the x402 extension; null: the extension demands a resource, and the payment has none. */
  signOffered(receipt: Receipt): Promise<OfferReceipt | null>;
  readonly keys: ReceiptKeys;
}

export function createReceiptIssuer({ keys, publicUrl, clock }: ReceiptIssuerDeps): ReceiptIssuer {
  const signing = signingKeys(keys);
  const [{ id: kid, key }] = signing;
  const mac = createMac(keys, "receipt pages");
  const { origin } = new URL(publicUrl);
  const nowSeconds = () => Math.floor(clock.now() / 1_000);
  const signed = (claims: object, typ: string) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: receiptAlgorithm, kid, typ })
      .setIssuer(origin)
      .setIssuedAt(nowSeconds())
      .sign(key);
  return {
    urlOf: (id) => `${origin}/receipts/${receiptToken(mac, id)}`,
    paymentOf: (token) => paymentOfToken(mac, token),
    sign: (receipt) => signed(claimsOf(receipt), receiptType),
    signRefund: (receipt) => signed(refundClaimsOf(receipt), refundReceiptType),
    async signOffered({ chainId, resource, from, txHash }) {
      if (resource === null) return null;
      const payload = {
        version: 1,
        network: `eip155:${chainId}`,
        resourceUrl: resource,
        payer: from,
        issuedAt: nowSeconds(),
        transaction: txHash,
      };
      const signature = await new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: receiptAlgorithm, kid: `${didOf(origin)}#${kid}` })
        .sign(key);
      return offerReceipt(signature);
    },
    keys: publicKeys(signing),
  };
}

function claimsOf({ resource, description, ...receipt }: Receipt): Omit<ReceiptClaims, "iss" | "iat"> {
  return { ...transferOf(receipt), resource, description };
}

function refundClaimsOf({ refundId, ...receipt }: RefundReceipt): Omit<RefundReceiptClaims, "iss" | "iat"> {
  return { refundId, ...transferOf(receipt) };
}

function transferOf({ chainId, amount, ...receipt }: Omit<RefundReceipt, "refundId">) {
  const { paymentId, environment, token, asset, from, to, txHash, timestamp } = receipt;
  return {
    ...{ paymentId, environment, network: `eip155:${chainId}`, token, asset, from, to, amount: amount.toString() },
    ...{ txHash, timestamp },
  };
}
