import type { PageRequest } from "@lunas/domain/payment/books";
import type { PaymentStore } from "@lunas/domain/payment/ports";
import type { RefundBooks, RefundFilter } from "@lunas/domain/refund/ports";
import type { RefundId } from "@lunas/domain/shared/id";
import { refuse } from "@lunas/domain/shared/refusal";
import {
  getRefund,
  listRefundsOfPayment,
  listRefunds as ofMerchant,
  type RefundList,
} from "@lunas/protocol/api/refunds";
import { type Reader, route } from "../../http/route";
import { timesOf } from "../../translate/payment-filter";
import { noSuchPayment, paymentReference } from "../../translate/payment-reference";
import { refundRecord } from "../../translate/refund";

export interface RefundReadDeps {
  readonly refunds: RefundBooks;
  readonly payments: Pick<PaymentStore, "find">;
}

/** The refunds of the caller's merchant and environment, newest first. */
export const listRefunds = (deps: RefundReadDeps) =>
  route(ofMerchant, async ({ query: { page, limit, paymentId, status = null, since, until }, caller }) => {
    const payment = paymentId === undefined ? null : await paymentOf(deps, caller, paymentId);
    const filter = { status, ...timesOf({ since, until }) };
    // A payment that is not the merchant's has no refunds of the merchant.
    if (payment === undefined) return { status: 200, body: listed({ page, limit }, { refunds: [], total: 0 }) };
    return { status: 200, body: await read(deps, caller, { page, limit, filter: { ...filter, paymentId: payment } }) };
  });

/** The refunds of one payment, newest first. */
export const listRefundsOf = (deps: RefundReadDeps) =>
  route(listRefundsOfPayment, async ({ params, query: { page, limit }, caller }) => {
    const paymentId = await paymentOf(deps, caller, params.id);
    if (paymentId === undefined) return noSuchPayment();
    const filter = { status: null, paymentId, sinceMs: null, untilMs: null };
    return { status: 200, body: await read(deps, caller, { page, limit, filter }) };
  });

export const lookUpRefund = ({ refunds }: RefundReadDeps) =>
  route(getRefund, async ({ params, caller: { merchant, environment } }) => {
    const refund = await refunds.find({ merchantId: merchant.id, environment }, params.id as RefundId);
    return refund === null ? noSuchRefund() : { status: 200, body: refundRecord(refund) };
  });

export function noSuchRefund() {
  return refuse("not_found", "There is no such refund.");
}

async function paymentOf({ payments }: RefundReadDeps, { merchant, environment }: Reader, reference: string) {
  const found = await payments.find({ merchantId: merchant.id, environment }, paymentReference(reference));
  return found?.payment.id;
}

interface Listing extends PageRequest {
  readonly filter: RefundFilter;
}

async function read({ refunds }: RefundReadDeps, { merchant, environment }: Reader, { filter, ...page }: Listing) {
  return listed(page, await refunds.list({ merchantId: merchant.id, environment }, filter, page));
}

function listed(
  { page, limit }: PageRequest,
  { refunds, total }: Awaited<ReturnType<RefundBooks["list"]>>,
): RefundList {
  return {
    refunds: refunds.map(refundRecord),
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  };
}
