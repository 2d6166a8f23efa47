import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { ReceiptStore } from "@lunas/domain/receipt/ports";
import { receiptOf } from "@lunas/domain/receipt/receipt";
import { refundReceiptOf } from "@lunas/domain/receipt/refund-receipt";
import { isRefusal, type Refusal } from "@lunas/domain/shared/refusal";
import type { Application, Request, RequestHandler } from "express";
import { toString as qrCode } from "qrcode";
import { bindPages } from "../http/bind-pages";
import { countUnknown, otherMethod } from "../http/bind-routes";
import { contextOf } from "../http/context";
import type { ServeDeps } from "../http/serve";
import type { ReceiptIssuer } from "./issue-receipts";
import { noReceiptPage, receiptPage, receiptPolicy, type SignedReceipt } from "./receipt-page";
import { receiptScript } from "./receipt-script";
import { receiptStyle } from "./receipt-style";
import { type ReceiptLanguage, receiptLanguage } from "./receipt-texts";

export interface ReceiptPageDeps {
  readonly store: ReceiptStore;
  readonly issuer: ReceiptIssuer;
}

const path = "/receipts/:token";

/** `/receipts/<token>`: needs no key; a token that Lunas did not make costs no query. */
export function bindReceiptPage(app: Application, deps: Pick<ServeDeps, "limits">, receipts: ReceiptPageDeps): void {
  bindPages(app, deps, [
    { path: "/receipts/page.css", type: "css", body: Buffer.from(receiptStyle) },
    { path: "/receipts/page.js", type: "js", body: Buffer.from(receiptScript) },
  ]);
  app.get(path, countUnknown(deps), show(receipts));
  app.route(path).all(countUnknown(deps), otherMethod(path, ["GET", "HEAD"]));
}

function show(deps: ReceiptPageDeps): RequestHandler {
  return async (request, response) => {
    contextOf(response).operation = "receiptPage";
    const language = languageOf(request);
    const { status, html } = await pageOf(deps, String(request.params.token), language);
    response.setHeader("Content-Security-Policy", receiptPolicy);
    response.setHeader("X-Robots-Tag", "noindex, nofollow");
    response.setHeader("Cache-Control", "private, no-store");
    response.setHeader("Content-Language", language);
    response.vary("Accept-Language");
    response.status(status).type("html").send(html);
  };
}

async function pageOf({ store, issuer }: ReceiptPageDeps, token: string, language: ReceiptLanguage) {
  const id = issuer.paymentOf(token);
  const source = id === null ? null : await store.find(id);
  if (id === null || source === null) return { status: 404, html: noReceiptPage("unknown", language) };
  const signed = await signedOf(issuer, source.payment);
  if (isRefusal(signed)) {
    const reason = source.payment.status === "failed" ? "failed" : "pending";
    return {
      status: 409,
      html: noReceiptPage(source.payment.refundOf === undefined ? reason : `${reason}Refund`, language),
    };
  }
  const url = issuer.urlOf(id);
  const qr = await qrCode(url, { type: "svg", errorCorrectionLevel: "M", margin: 3 });
  const shown = { ...signed, merchantName: source.merchantName, refunds: source.refunds, url, qr };
  return { status: 200, html: receiptPage(shown, language) };
}

async function signedOf(issuer: ReceiptIssuer, payment: StoredPayment): Promise<SignedReceipt | Refusal> {
  if (payment.refundOf !== undefined) {
    const receipt = refundReceiptOf(payment);
    return isRefusal(receipt) ? receipt : { receipt, signed: await issuer.signRefund(receipt) };
  }
  const receipt = receiptOf(payment);
  return isRefusal(receipt) ? receipt : { receipt, signed: await issuer.sign(receipt) };
}

function languageOf(request: Request): ReceiptLanguage {
  return receiptLanguage(request.query.lang, request.acceptsLanguages("id", "en"));
}
