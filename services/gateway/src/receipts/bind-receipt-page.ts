import type { ReceiptStore } from "@lunas/domain/receipt/ports";
import { receiptOf } from "@lunas/domain/receipt/receipt";
import { isRefusal } from "@lunas/domain/shared/refusal";
import type { Application, Request, RequestHandler } from "express";
import { bindPages } from "../http/bind-pages";
import { countUnknown, otherMethod } from "../http/bind-routes";
import { contextOf } from "../http/context";
import type { ServeDeps } from "../http/serve";
import type { ReceiptIssuer } from "./issue-receipts";
import { noReceiptPage, receiptPage, receiptPolicy } from "./receipt-page";
import { receiptStyle } from "./receipt-style";
import { type ReceiptLanguage, receiptLanguage } from "./receipt-texts";

export interface ReceiptPageDeps {
  readonly store: ReceiptStore;
  readonly issuer: ReceiptIssuer;
}

const path = "/receipts/:token";

/** `/receipts/<token>`: needs no key; a token that Lunas did not make costs no query. */
export function bindReceiptPage(app: Application, deps: Pick<ServeDeps, "limits">, receipts: ReceiptPageDeps): void {
  bindPages(app, deps, [{ path: "/receipts/page.css", type: "css", body: Buffer.from(receiptStyle) }]);
  app.get(path, countUnknown(deps), show(receipts));
  app.all(path, countUnknown(deps), otherMethod(path, ["GET", "HEAD"]));
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
  if (source === null) return { status: 404, html: noReceiptPage("unknown", language) };
  const receipt = receiptOf(source.payment);
  if (isRefusal(receipt)) {
    const reason = source.payment.status === "failed" ? "failed" : "pending";
    return { status: 409, html: noReceiptPage(reason, language) };
  }
  const { merchantName } = source;
  const shown = { receipt, merchantName, signed: await issuer.sign(receipt), url: issuer.urlOf(receipt.paymentId) };
  return { status: 200, html: receiptPage(shown, language) };
}

function languageOf(request: Request): ReceiptLanguage {
  return receiptLanguage(request.query.lang, request.acceptsLanguages("id", "en"));
}
