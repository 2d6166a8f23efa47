import { setTimeout as sleep } from "node:timers/promises";
import type {
  ChainConfig,
  PaymentReceipt,
  PaymentRecord,
  PaymentTimeline,
  PublicConfig,
} from "@lunas/protocol/wire/api";
import { chainsOfSection } from "@lunas/protocol/wire/chains-of-section";
import { checkNames, refuseAmount } from "@lunas/protocol/wire/check-names";
import {
  baseUrlOf,
  checkKeyFits,
  type EnvironmentName,
  environmentOf,
  familyOf,
  type LibraryEnvironment,
  sectionOf,
} from "@lunas/protocol/wire/environment";
import type { WebhookEvent } from "@lunas/protocol/wire/events";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { type PaymentFilter, type PaymentList, paymentListPath } from "@lunas/protocol/wire/payment-list";
import type { PaymentRequired } from "@lunas/protocol/wire/x402";
import { type Connection, callApi } from "./call-api";
import {
  type ChannelsApi,
  type ChargesApi,
  channelsApi,
  chargesApi,
  type PayoutsApi,
  payoutsApi,
} from "./channels/channels";
import { type ConfigApi, configApi } from "./config/config";
import { cachedConfig } from "./config/fetch-config";
import { cachedNetwork } from "./config/fetch-terms";
import type { UpToInput } from "./holds/hold-gate";
import { type HoldsApi, holdsApi } from "./holds/holds";
import { rememberCaptures } from "./holds/open-captures";
import { processHold } from "./holds/process-hold";
import { type PaymentLinksApi, paymentLinksApi } from "./payment-links";
import { admission } from "./payments/admission";
import { checkPayTo, type Offer, requiredFor } from "./payments/build-required";
import { type Facilitated, type FacilitateInput, type FacilitateOptions, facilitate } from "./payments/facilitate";
import type { GateDeps } from "./payments/gate-deps";
import type { ChannelGateInput, GateInput } from "./payments/gate-input";
import type { ChannelGateResult, GateResult } from "./payments/gate-result";
import { type GivenBack, giveBackPayment } from "./payments/give-back";
import { codeLookUp } from "./payments/look-up-code";
import { processGate } from "./payments/process-gate";
import { countReleases } from "./payments/releases";
import type { RequestHeaders } from "./payments/request-headers";
import { rememberUnfinished } from "./payments/unfinished";
import { type Verification, type VerifyExpectation, verifyPayment } from "./payments/verify";
import { testMoney } from "./paywall/test-money";
import { type ReceiptsApi, receiptsApi } from "./receipts/verify";
import { type RefundsApi, refundsApi } from "./refunds/refunds";
import { type CsvFilter, paymentsAsCsv, type ReportsApi, reportsApi } from "./reports/reports";
import { verifyWebhookOf, type WebhookExpectation } from "./webhooks/verify";

export interface LunasOptions {
  /**
   * Default: `sandbox` for an `ipk_sandbox_` key, `base` (also called `production`, or `live`) for an `ipk_live_` key. `local` is
   * `npm start` on this machine.
   */
  readonly environment?: EnvironmentName;
  /** The chain on which you are paid, by its name in `/config`. Default: your profile's default network if the environment has it, else the environment's first. */
  readonly network?: string;
  /** Another address of the service: https, or on this machine. */
  readonly facilitatorUrl?: string;
  /** Your registered wallet, which receives the money. Each offer can also name it. */
  readonly payTo?: string;
  /** Used instead of the global `fetch`. */
  readonly fetch?: typeof fetch;
}

export interface PaymentsApi {
  /** Handles one paid request: demand, settle or fail. The result contains the answer. */
  processGate(input: GateInput): Promise<GateResult>;
  /** With `channel` a charge of a channel, or the end of one, is a result too. */
  processGate(input: ChannelGateInput): Promise<ChannelGateResult>;
  /** One call of `POST /facilitate`. Throws `LunasError`. */
  facilitate(input: FacilitateInput, options?: FacilitateOptions): Promise<Facilitated>;
  /** Whether a transaction hash is a confirmed payment of this amount to you. */
  verify(txHash: string, expected: VerifyExpectation): Promise<Verification>;
  /**
   * Gives the success of a payment back, for a handler that failed: the payer's same header is served again. `processGate` and the adapters
   * do it by themselves. `answerId` of the success makes a repeat harmless. Throws `give_back_refused`.
   */
  giveBack(paymentId: string, success?: { readonly answerId?: string | undefined }): Promise<GivenBack>;
  /** The body of a 402 answer. */
  buildRequired(offer: Offer): Promise<PaymentRequired>;
  /** A payment by its id or any of its transaction hashes. Throws `payment_not_found`. */
  get(reference: string): Promise<PaymentRecord>;
  /** The payments to you in the key's environment, newest first. */
  list(filter?: PaymentFilter): Promise<PaymentList>;
  /** Every stage of a payment with its time, duration and cost. Throws `payment_not_found`. */
  timeline(reference: string): Promise<PaymentTimeline>;
  /** The signed receipt of a confirmed payment, and the page that shows it. Throws `receipt_not_available`. */
  receipt(reference: string): Promise<PaymentReceipt>;
  /** Your payments as CSV, newest first, at most 366 days; the bytes as they arrive. */
  csv(filter?: CsvFilter): Promise<ReadableStream<Uint8Array>>;
}

export interface WebhooksApi {
  /** Checks a webhook by its raw bytes and returns its event. Throws `LunasError`, whose code names the problem. */
  verify(raw: string | Uint8Array, headers: RequestHeaders, expected: WebhookExpectation): WebhookEvent;
}

const offerNames: readonly (keyof Offer)[] = ["price", "resource", "payTo", "maxTimeoutSeconds"];
const gateInputNames: readonly (keyof ChannelGateInput)[] = [
  ...offerNames,
  ...(["headers", "metadata", "maxWaitMs", "consume", "allowRefunded", "clientAddress", "paywallScript"] as const),
  ...(["channel", "deposit"] as const),
];
const upToInputNames: readonly (keyof UpToInput)[] = [
  ...(["upTo", "resource", "payTo", "maxTimeoutSeconds"] as const),
  ...(["headers", "metadata", "maxWaitMs", "clientAddress", "channel"] as const),
];
const filterNames: readonly (keyof PaymentFilter)[] = [
  "page",
  "limit",
  "status",
  "network",
  "from",
  "resource",
  "since",
  "until",
];
const optionNames: readonly (keyof LunasOptions)[] = ["environment", "network", "facilitatorUrl", "payTo", "fetch"];

/** Lunas for a merchant's server. The key is secret: it must stay on the server. */
export class Lunas {
  readonly environment: LibraryEnvironment;
  /** The wallet that receives the money where an offer names none. */
  readonly payTo: string | undefined;
  readonly payments: PaymentsApi;
  readonly holds: HoldsApi;
  readonly channels: ChannelsApi;
  readonly charges: ChargesApi;
  readonly payouts: PayoutsApi;
  readonly paymentLinks: PaymentLinksApi;
  readonly refunds: RefundsApi;
  readonly config: ConfigApi;
  readonly reports: ReportsApi;
  readonly receipts: ReceiptsApi;
  readonly webhooks: WebhooksApi = { verify: verifyWebhookOf };

  /** Throws `invalid_option`, `invalid_key`, `key_environment_mismatch` or `facilitator_url_missing` before anything is sent. */
  constructor(apiKey: string, options: LunasOptions = {}) {
    checkNames("new Lunas", options, optionNames);
    const family = familyOf(apiKey);
    if (family.kind !== "secret") {
      throw new LunasError("A server needs a secret key; this one is publishable.", { code: "invalid_key" });
    }
    this.environment = environmentOf(options.environment ?? (family.section === "production" ? "base" : "sandbox"));
    checkKeyFits(family, this.environment);
    const baseUrl = baseUrlOf(this.environment, options.facilitatorUrl);
    if (options.payTo !== undefined) checkPayTo(options.payTo);
    this.payTo = options.payTo;
    const send: typeof fetch = options.fetch ?? ((...given) => fetch(...given));
    const admitted = admission(Date.now);
    const onAnswer = (path: string, headers: Headers) => {
      if (path === "/facilitate" || path === "/holds") admitted.learn(headers.get("ratelimit-policy"));
    };
    const connection: Connection = { baseUrl, apiKey, fetch: send, onAnswer };
    const read = cachedConfig(connection, () => Date.now());
    const section = sectionOf(this.environment);
    const ownNetwork = cachedNetwork(connection, () => Date.now());
    const chain = async () => {
      const { config } = await read();
      return options.network === undefined
        ? defaultChain(chainsOfSection(config, section), ownNetwork)
        : chainFor(config, section, options.network);
    };
    this.config = configApi(read);
    const codeAt = codeLookUp({ fetch: send, now: Date.now });
    const clock = { now: Date.now, sleep };
    const deps = {
      connection,
      environment: this.environment,
      section,
      chain,
      unfinished: rememberUnfinished(),
      admission: admitted,
      codeAt,
      releases: countReleases(),
      testMoney: section === "sandbox" ? testMoney({ connection, now: Date.now }) : null,
      ...clock,
    };
    this.payments = paymentsApi(deps, options.payTo);
    this.holds = holdsOf(deps, options.payTo);
    this.channels = channelsApi(connection);
    this.charges = chargesApi({ connection, sleep });
    this.payouts = payoutsApi(connection);
    this.reports = reportsApi(connection);
    this.receipts = receiptsApi({ baseUrl, fetch: send, now: Date.now });
    this.paymentLinks = paymentLinksApi(connection);
    this.refunds = refundsApi({ connection, section, ...clock });
  }
}

function receiptPath(reference: string): `/${string}` {
  return `/payments/${encodeURIComponent(reference)}/receipt`;
}

/** Throws `unsupported_network` where the environment has no chain of that name. */
function chainFor(config: PublicConfig, section: "sandbox" | "production", network: string): ChainConfig {
  const chains = chainsOfSection(config, section);
  const chosen = chains.find((each) => each.network === network);
  if (chosen !== undefined) return chosen;
  const names = chains.map((each) => each.network).join(", ");
  throw new LunasError(`The ${section} has no network "${network}": there is ${names}.`, {
    code: "unsupported_network",
    details: { expected: names },
  });
}

/** The merchant's own choice counts only where there is one: with one chain nothing is asked. */
async function defaultChain(
  chains: ReturnType<typeof chainsOfSection>,
  ownNetwork: () => Promise<string | undefined>,
): Promise<ChainConfig> {
  const [first] = chains;
  if (chains.length === 1) return first;
  const network = await ownNetwork();
  return chains.find((each) => each.network === network) ?? first;
}

function holdsOf(deps: GateDeps, payTo: string | undefined): HoldsApi {
  const ofHolds = { ...deps, captures: rememberCaptures() };
  return holdsApi({
    connection: deps.connection,
    processGate: async (input) => {
      refuseAmount("holds.processGate", input, "upTo");
      checkNames("holds.processGate", input, upToInputNames);
      return processHold(ofHolds, { ...input, payTo: input.payTo ?? payTo });
    },
  });
}

function paymentsApi(deps: GateDeps, payTo: string | undefined): PaymentsApi {
  const { connection } = deps;
  const read = async <T>(path: `/${string}`) => (await callApi<T>(connection, { path })).body;
  return {
    processGate: (async (input: ChannelGateInput) => {
      refuseAmount("processGate", input, "price");
      checkNames("processGate", input, gateInputNames);
      return processGate(deps, { ...input, payTo: input.payTo ?? payTo });
    }) as PaymentsApi["processGate"],
    facilitate: (input, options) => facilitate(connection, input, options),
    giveBack: async (paymentId, success = {}) => {
      checkNames("payments.giveBack", success, ["answerId"]);
      return giveBackPayment(connection, paymentId, success.answerId);
    },
    verify: (txHash, expected) => verifyPayment(deps, txHash, expected),
    buildRequired: async (offer) => {
      refuseAmount("buildRequired", offer, "price");
      checkNames("buildRequired", offer, offerNames);
      return requiredFor(await deps.chain(), { ...offer, payTo: offer.payTo ?? payTo });
    },
    get: (reference) => read(`/payments/${encodeURIComponent(reference)}`),
    list: async (filter = {}) => {
      checkNames("payments.list", filter, filterNames);
      return read(paymentListPath(filter));
    },
    timeline: (reference) => read(`/payments/${encodeURIComponent(reference)}/timeline`),
    receipt: (reference) => read(receiptPath(reference)),
    csv: (filter = {}) => paymentsAsCsv(connection, filter),
  };
}
