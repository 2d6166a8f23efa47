import { createHash } from "node:crypto";
import { join } from "node:path";
import {
  type ChannelCharge,
  type ChannelEnd,
  type ChannelPayload,
  createClient,
  type OpenChannel,
  type Quote,
  type SignedPayment,
} from "@lunas/client/agent";
import { type SpendingFile, spendingFile } from "@lunas/client/files";
import { baseUnitsOf } from "@lunas/protocol/money/rupiah";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { Settings } from "../settings/read-settings";
import { type HistoryFile, historyFile, type PaymentEntry } from "../store/history-file";
import { checkTarget, type Resolve } from "./check-target";
import { fetchBounded } from "./fetch-bounded";
import { PaymentFailure } from "./payment-failure";
import { type BudgetReport, reportBudget } from "./report-budget";

/** The request that an assistant chose. */
export interface WantedRequest {
  readonly url: string;
  readonly method: string;
  readonly body?: string | undefined;
  readonly contentType?: string | undefined;
}

export interface Paid {
  readonly response: Response;
  /** Null: the address demanded no payment. */
  readonly payment: PaymentEntry | null;
}

/** Everything that the tools can do. It has no method that changes a limit, an address or a key. */
export interface Wallet {
  readonly address: string;
  readonly settings: Settings;
  quote(request: WantedRequest, signal?: AbortSignal): Promise<Quote>;
  /** `maxPrice` (whole rupiah) only lowers the owner's limit of a call. */
  pay(request: WantedRequest, terms: { maxPrice?: string | undefined; signal?: AbortSignal }): Promise<Paid>;
  budget(): Promise<BudgetReport>;
  history(): Promise<readonly PaymentEntry[]>;
  /** What is deposited at shops. */
  channels(): Promise<readonly OpenChannel[]>;
  /** Gives the deposits back, of one channel or of all. Of all each end has its error. */
  closeChannels(channelId?: `0x${string}`): Promise<readonly ChannelEnd[]>;
}

export interface WalletDeps {
  readonly fetch?: typeof fetch;
  readonly resolve?: Resolve;
  readonly now?: () => number;
}

/** A server that does not answer must not hold the assistant for ever. */
const QUOTE_MS = 30_000;
/** Longer than the client sends one payment again. */
const PAY_MS = 180_000;

function within(ms: number, signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(ms);
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
}

export function openWallet(settings: Settings, privateKey: string, deps: WalletDeps = {}): Wallet {
  const spending = spendingFile(join(settings.stateFolder, "spending.json"));
  const history = historyFile(join(settings.stateFolder, "history.json"));
  const now = deps.now ?? Date.now;
  const client = clientOf(settings, privateKey, { spending, fetch: deps.fetch });
  const perCall = settings.perCall ?? settings.perDay;
  const requestOf = async ({ url, method, body, contentType }: WantedRequest, signal: AbortSignal) => {
    const target = await checkTarget(url, settings, deps.resolve);
    const headers = contentType === undefined ? {} : { "Content-Type": contentType };
    // A redirect is shown, not followed: its target is an address that was not checked.
    const init = { method, headers, redirect: "manual", signal } as const;
    return new Request(target, body === undefined ? init : { ...init, body });
  };
  return {
    address: client.address,
    settings,
    quote: async (wanted, signal) => client.quote(await requestOf(wanted, within(QUOTE_MS, signal))),
    async pay(wanted, { maxPrice = perCall, signal }) {
      const request = await requestOf(wanted, within(PAY_MS, signal));
      const noting = notePayment(history, request, now);
      const limit = lower(maxPrice, perCall);
      try {
        const { onSigned, onSettled } = noting;
        const response = await client.fetch(request, undefined, { maxPrice: limit, onSigned, onSettled });
        return { response, payment: await noting.finish({ status: "served" }) };
      } catch (error) {
        const payment = await noting.finish({ status: "open", error });
        throw payment === null ? error : new PaymentFailure(payment, error);
      }
    },
    budget: async () => reportBudget(settings, await spending.read(), now()),
    history: () => history.list(),
    channels: () => client.channels.list(),
    // A shop's name can have another address than when the deposit was made.
    closeChannels: (channelId) =>
      client.channels.close(channelId, { check: (url) => checkTarget(url, settings, deps.resolve) }),
  };
}

interface ClientParts {
  readonly spending: SpendingFile;
  readonly fetch: typeof fetch | undefined;
}

function clientOf(settings: Settings, privateKey: string, { spending, fetch: send }: ClientParts) {
  const { environment, facilitatorUrl, perDay, perCall = perDay, perOrigin = perDay, origins, deposit } = settings;
  return createClient({
    environment,
    ...(facilitatorUrl === undefined ? {} : { facilitatorUrl }),
    privateKey,
    maxPrice: perCall,
    channels: deposit === undefined ? undefined : { deposit, maxOpen: settings.maxOpen ?? deposit },
    state: { folder: settings.stateFolder },
    budget: { total: perDay, perOrigin, origins, hours: 24, store: spending },
    fetch: fetchBounded(send),
  });
}

function lower(one: string, other: string): string {
  const [units, most] = [baseUnitsOf(one), baseUnitsOf(other)];
  if (units === undefined || most === undefined) {
    throw new LunasError('maxPrice must be whole rupiah as a string, such as "5000".', { code: "invalid_option" });
  }
  return BigInt(units) < BigInt(most) ? one : other;
}

interface Ending {
  readonly status: "served" | "open";
  readonly error?: unknown;
}

/** Writes one call's payment into the history: `open` once it is signed, then its end. */
function notePayment(history: HistoryFile, request: Request, now: () => number) {
  let entry: PaymentEntry | null = null;
  let scheme: Scheme = "exact";
  let written: Promise<void> = Promise.resolve();
  const put = (next: PaymentEntry) => {
    entry = next;
    // A history that cannot be written must not stop a payment that is signed.
    written = written.then(() => history.put(next)).catch(() => undefined);
  };
  return {
    onSigned(payload: SignedPayment | ChannelPayload) {
      const { accepted } = payload;
      const { from, name } = signedBy(payload);
      ({ scheme } = accepted);
      put({
        id: createHash("sha256").update(`${from.toLowerCase()} ${name}`).digest("hex").slice(0, 16),
        at: new Date(now()).toISOString(),
        url: request.url,
        origin: new URL(request.url).origin,
        amount: accepted.amount,
        ...(accepted.scheme === "upto" ? { maximum: accepted.amount } : {}),
        network: accepted.network,
        payer: from,
        payTo: accepted.payTo,
        status: "open",
        transaction: null,
        errorCode: null,
      });
    },
    onSettled({ transaction, amount, ...more }: Settled) {
      if (entry === null) return;
      if ("channel" in more)
        return put({ ...entry, amount: amount ?? entry.amount, status: "settled", transaction: transaction || null });
      // Of a maximum the shop reports what it charged; a charge of nothing has no transaction.
      const charged = entry.maximum === undefined || amount === undefined ? {} : { amount };
      put({ ...entry, ...charged, status: "settled", transaction: transaction.slice(0, 80) || null });
    },
    async finish({ status, error }: Ending): Promise<PaymentEntry | null> {
      if (entry !== null && entry.status === "open") {
        const errorCode = error instanceof LunasError ? codeOf(error) : null;
        put({ ...entry, status, errorCode, ...(error instanceof LunasError ? endOf(error, scheme) : {}) });
      }
      await written;
      return entry;
    },
  };
}

/** What the shop reported; with `channel` a channel paid, and its `amount` is the charge. */
type Settled = { readonly transaction: string; readonly amount?: string } | ChannelCharge;

/** The payer, and what no other payment of it has: a nonce, or a channel with the sum that it signed for. */
function signedBy(payload: SignedPayment | ChannelPayload): { readonly from: string; readonly name: string } {
  if (payload.accepted.scheme !== "batch-settlement") {
    const { from, nonce } = (payload as SignedPayment).payload.permit2Authorization;
    return { from, name: nonce };
  }
  const { channelConfig, voucher } = (payload as ChannelPayload).payload;
  return { from: channelConfig.payer, name: `${voucher.channelId} ${voucher.maxClaimableAmount}` };
}

type Scheme = SignedPayment["accepted"]["scheme"] | "batch-settlement";

/**
 * What an error says about the money. A refusal says nothing: the shop has the signature, and can settle it. Failed is only what the client has
 * judged, because the assistant then pays again.
 */
function endOf({ code, details, cause }: LunasError, scheme: Scheme): Partial<PaymentEntry> {
  if (code === "shop_failed") {
    const { txHash = "" } = details;
    return { status: "settled", transaction: /^0x[0-9a-f]{64}$/i.test(txHash) ? txHash : null };
  }
  // A channel's shop can send this code without the books that the client agrees with. A fixed price has no such end.
  const isOwnWord = scheme === "upto" || (scheme === "batch-settlement" && cause instanceof LunasError);
  if (code === "not_charged") return isOwnWord ? { status: "failed", amount: "0" } : {};
  // With these codes the client has read from the chain that the payment is over: else it throws another one. Of a channel it has not.
  const isCalledFailed = code === "tx_failed" || (code === "nonce_already_used" && details.status === "failed");
  return isCalledFailed && scheme !== "batch-settlement" ? { status: "failed" } : {};
}

/** A shop can send any text as its code. */
export function codeOf({ code }: LunasError): string {
  return /^[a-z0-9_]{1,64}$/.test(code) ? code : "unexpected_answer";
}
