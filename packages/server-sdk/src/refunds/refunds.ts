import { baseUnitsOf, formatRupiah, priceProblem, rupiahOf } from "@lunas/protocol/money/rupiah";
import type { PaymentReceipt, RefundPreparation, RefundRecord, RefundTimeline } from "@lunas/protocol/wire/api";
import { checkNames, refuseAmount } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { type Connection, callApi } from "../call-api";
import type { ListPage, PeriodFilter } from "../page-filter";
import { checkPreparation } from "./check-preparation";
import { type RefundSigner, signRefund } from "./sign-refund";

/** What you mean to give back, from your own records: the library signs nothing else. */
export interface RefundOrder {
  /** The payment's payer, `from` of the payment. */
  readonly to: string;
  /** Whole rupiah: `"2000"`; with sen `"25.50"`. */
  readonly rupiah: string;
  /** At most 500 characters, for your own records. */
  readonly reason?: string | undefined;
}

export interface RefundFilter extends PeriodFilter {
  readonly status?: RefundRecord["status"] | undefined;
  /** The refunds of one payment. */
  readonly paymentId?: string | undefined;
}

export interface RefundPage extends ListPage {
  readonly refunds: readonly RefundRecord[];
}

/** Each method throws `LunasError`. `prepare` and `create` need the scope `refunds:write`, the others `payments:read`. */
export interface RefundsApi {
  /** What the wallet signs. It stores nothing. Without `rupiah`, whole rupiah such as `"2000"`: all that remains of the payment. */
  prepare(paymentId: string, wanted?: { readonly rupiah?: string | undefined }): Promise<RefundPreparation>;
  /**
   * Compares the preparation with your order, asks the wallet for its signature and stores the refund. A false
   * preparation throws `refund_refused` before anything is signed. After `connection_lost`, call it again with the same
   * preparation: that is the same refund. A new preparation would be a second one.
   */
  create(preparation: RefundPreparation, signer: RefundSigner, order: RefundOrder): Promise<RefundRecord>;
  /** Newest first. */
  list(filter?: RefundFilter): Promise<RefundPage>;
  show(refundId: string): Promise<RefundRecord>;
  /** Every stage of the refund, with its time and cost. */
  timeline(refundId: string): Promise<RefundTimeline>;
  /** The signed receipt of a confirmed refund, and the page that shows it. Throws `receipt_not_available`. */
  receipt(refundId: string): Promise<PaymentReceipt>;
  /** Waits until the refund is confirmed or failed. Throws `refund_pending` after the time limit (default 60 s). */
  waitFor(refundId: string, limit?: { readonly timeoutMs?: number | undefined }): Promise<RefundRecord>;
}

export interface RefundDeps {
  readonly connection: Connection;
  readonly section: "sandbox" | "production";
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const filterNames = ["page", "limit", "status", "paymentId", "since", "until"] as const;
/** How long a refund is sent again while no answer comes. */
const sendForMs = 30_000;
const betweenMs = 1_000;

export function refundsApi(deps: RefundDeps): RefundsApi {
  const { connection } = deps;
  const signatures = new WeakMap<RefundPreparation, Signed>();
  const show = async (refundId: string) =>
    (await callApi<RefundRecord>(connection, { path: `/refunds/${encodeURIComponent(refundId)}` })).body;
  return {
    prepare: async (paymentId, wanted = {}) => {
      refuseAmount("refunds.prepare", wanted, "rupiah");
      checkNames("refunds.prepare", wanted, ["rupiah"]);
      const body = wanted.rupiah === undefined ? {} : { amount: unitsOf("refunds.prepare", wanted.rupiah) };
      const call = { method: "POST", path: `${pathOf(paymentId)}/prepare`, body } as const;
      return inRupiah(async () => (await callApi<RefundPreparation>(connection, call)).body);
    },
    create: async (preparation, signer, order) => {
      refuseAmount("refunds.create", order, "rupiah");
      checkNames("refunds.create", order, ["to", "rupiah", "reason"]);
      const { to, amount, reason } = checkedOrder(order);
      const { paymentId } = preparation;
      const terms = { section: deps.section, to, amount, nowSeconds: Math.floor(deps.now() / 1_000) };
      const typedData = checkPreparation(preparation, terms);
      const text = JSON.stringify(typedData);
      const kept = signatures.get(preparation);
      // The wallet is asked once for a preparation.
      const signature = kept?.text === text ? kept.signature : await signRefund(signer, typedData, preparation.from);
      signatures.set(preparation, { text, signature });
      const permit2Authorization = { from: preparation.from, ...typedData.message };
      const body = { amount, ...(reason !== undefined && { reason }), payload: { permit2Authorization, signature } };
      return inRupiah(() => sendRefund(deps, paymentId, body));
    },
    list: async (filter = {}) => {
      checkNames("refunds.list", filter, filterNames);
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value));
      return (await callApi<RefundPage>(connection, { path: `/refunds?${query}` })).body;
    },
    show,
    timeline: async (refundId) =>
      (await callApi<RefundTimeline>(connection, { path: `/refunds/${encodeURIComponent(refundId)}/timeline` })).body,
    receipt: async (refundId) =>
      (await callApi<PaymentReceipt>(connection, { path: `/refunds/${encodeURIComponent(refundId)}/receipt` })).body,
    waitFor: async (refundId, limit = {}) => {
      checkNames("refunds.waitFor", limit, ["timeoutMs"]);
      return untilEnded(deps, () => show(refundId), limit.timeoutMs ?? 60_000);
    },
  };
}

interface Signed {
  /** What was signed. */
  readonly text: string;
  readonly signature: string;
}

function pathOf(paymentId: string): `/${string}` {
  return `/payments/${encodeURIComponent(paymentId)}/refunds`;
}

/** Throws `invalid_option`: without these the library could not tell a false preparation. */
function checkedOrder({ to, rupiah, reason }: RefundOrder) {
  if (!/^0x[0-9a-fA-F]{40}$/.test(String(to)))
    throw new LunasError('refunds.create: to must be the payer\'s address, "0x…".', { code: "invalid_option" });
  return { to, amount: unitsOf("refunds.create", rupiah), reason };
}

/** Base units. Throws `invalid_option`. */
function unitsOf(what: string, rupiah: unknown): string {
  const amount = baseUnitsOf(rupiah);
  if (amount !== undefined && amount !== "0") return amount;
  const problem = amount === "0" ? "must be more than nothing" : priceProblem(rupiah);
  throw new LunasError(`${what}: rupiah ${problem}.`, { code: "invalid_option" });
}

/** The service refuses in base units; the caller gave rupiah, and gets both. */
async function inRupiah<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LunasError) || error.code !== "refund_exceeds_payment") throw error;
    const { message, code, status, requestId, docUrl, retryAfterSeconds } = error;
    const { remaining, ...others } = error.details;
    if (remaining === undefined) throw error;
    const details = { ...others, remainingRupiah: rupiahOf(remaining) };
    const said = `${message.replace(/\.$/, "")}: ${formatRupiah(remaining)} can be refunded.`;
    throw new LunasError(said, { code, status, details, requestId, docUrl, retryAfterSeconds, cause: error });
  }
}

/** Sends the same authorization until an answer comes: it can be stored once only. */
async function sendRefund(deps: RefundDeps, paymentId: string, body: object): Promise<RefundRecord> {
  const untilMs = deps.now() + sendForMs;
  for (;;) {
    try {
      return (await callApi<RefundRecord>(deps.connection, { method: "POST", path: pathOf(paymentId), body })).body;
    } catch (error) {
      if (!isOpen(error)) throw error;
      const waitMs = Math.max(betweenMs, (error.retryAfterSeconds ?? 0) * 1_000);
      if (deps.now() + waitMs > untilMs) throw stillOpen(error);
      await deps.sleep(waitMs);
    }
  }
}

async function untilEnded(
  deps: RefundDeps,
  show: () => Promise<RefundRecord>,
  timeoutMs: number,
): Promise<RefundRecord> {
  const untilMs = deps.now() + timeoutMs;
  for (;;) {
    const refund = await show().catch((error: unknown) => {
      if (!isOpen(error)) throw error;
      return error;
    });
    const isRecord = !(refund instanceof LunasError);
    if (isRecord && refund.status !== "pending") return refund;
    const waitMs = Math.max(betweenMs, isRecord ? 0 : (refund.retryAfterSeconds ?? 0) * 1_000);
    if (deps.now() + waitMs > untilMs)
      throw new LunasError("The refund has not ended yet.", {
        code: "refund_pending",
        ...(!isRecord && { cause: refund }),
      });
    await deps.sleep(waitMs);
  }
}

/** Without an answer, or with one that says nothing of the refund. */
function isOpen(error: unknown): error is LunasError {
  if (!(error instanceof LunasError)) return false;
  return ["connection_lost", "unreachable"].includes(error.code) || error.status >= 500 || error.status === 429;
}

function stillOpen(cause: LunasError): LunasError {
  const message =
    "It is not known whether the refund is stored. Call refunds.create again with the same preparation; do not prepare another.";
  return new LunasError(message, {
    code: "connection_lost",
    ...{ status: cause.status, details: cause.details, requestId: cause.requestId, docUrl: cause.docUrl },
    ...{ retryAfterSeconds: cause.retryAfterSeconds, cause },
  });
}
