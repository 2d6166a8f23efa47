import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentRequirements } from "@lunas/protocol/wire/requirements";
import type { PaymentRequired, SettlementResponse } from "@lunas/protocol/wire/x402";
import type { Chains } from "../chain-config";
import type { ClientCallbacks } from "../options";
import type { Payer } from "../payer";
import { approvingItself } from "./approving-itself";
import { chargeable, isCalledFailed } from "./called-failed";
import { isPast } from "./deadline";
import type { LinkStorage } from "./link-storage";
import type { SignedPayment } from "./open-payments";
import { type PrepareDeps, preparePayment } from "./prepare";
import { answerWithRetries, isOpen, type WaitLimit } from "./send-with-retries";

/** What a payment link's page demands. */
export interface LinkTerms {
  readonly linkId: string;
  /** The address of the page. */
  readonly url: string;
  /** CAIP-2. */
  readonly network: `${string}:${string}`;
  readonly asset: `0x${string}`;
  readonly payTo: `0x${string}`;
}

/** Null where the success was told to an earlier request: the payment is made all the same. */
export interface LinkPaid {
  readonly settlement: SettlementResponse | null;
  readonly txHash: string | null;
  readonly receiptUrl: string | null;
}

export interface LinkPayerDeps {
  readonly chains: () => Promise<Chains>;
  readonly open: LinkStorage;
  readonly send: typeof fetch;
  readonly waitLimit: WaitLimit;
}

/** What signs and sends a payment; `signal` ends its waits. */
export interface LinkCall extends Omit<LinkPayerDeps, "open"> {
  readonly signal?: AbortSignal | undefined;
}

export interface LinkPayer {
  /** Whether a signed payment of this link waits for its outcome. */
  isOpen(): boolean;
  /** Signs a payment of this amount, in base units, and sends it. An open payment is sent again instead: a second signature could pay twice. */
  pay(amount: string, payer: Payer, callbacks: ClientCallbacks): Promise<LinkPaid>;
  /** Sends the open payment again. Asks no wallet. */
  resume(): Promise<LinkPaid>;
}

/** Pays a link from its own page. A signed payment is kept until its outcome is known, also over a reload. */
export function linkPayer(deps: LinkPayerDeps, terms: LinkTerms): LinkPayer {
  const about = `link:${terms.linkId}`;
  const settle = async (payment: SignedPayment): Promise<LinkPaid> => {
    // Kept before it is sent: the page can be closed at any moment.
    deps.open.keep(about, payment);
    try {
      const paid = await sendByLink(deps, terms, payment);
      deps.open.forget(about);
      return paid;
    } catch (error) {
      // Any other error says nothing of the payment: the service may have it.
      if (!(error instanceof LunasError) || isOpen(error)) throw error;
      const until = BigInt(payment.payload.permit2Authorization.deadline);
      if (isCalledFailed(error) && !isPast(until)) throw chargeable(error, until);
      deps.open.forget(about);
      throw error;
    }
  };
  return {
    isOpen: () => deps.open.find(about) !== null,
    async pay(amount, payer, callbacks) {
      const kept = deps.open.find(about);
      if (kept !== null) return settle(kept);
      const { prepared, payment } = await signByLink(deps, terms, { amount, payer, callbacks });
      return approvingItself(prepared, payment, settle);
    },
    async resume() {
      const kept = deps.open.find(about);
      if (kept === null) throw new LunasError("No payment of this link is open.", { code: "nothing_open" });
      return settle(kept);
    },
  };
}

interface Signing {
  readonly amount: string;
  readonly payer: Payer;
  readonly callbacks: ClientCallbacks;
  /** As of `PrepareDeps`. */
  readonly nonce?: string | undefined;
}

interface Signed {
  readonly prepared: PrepareDeps;
  readonly payment: SignedPayment;
}

/** Signs a payment of what the link's page demands. Throws `config_refused` where the service's configuration says otherwise. */
export async function signByLink(
  { chains }: Pick<LinkCall, "chains">,
  terms: LinkTerms,
  { amount, payer, callbacks, nonce }: Signing,
): Promise<Signed> {
  const { network, asset, payTo, url } = terms;
  const known = await chains();
  const chain = known.find(({ x402 }) => x402.caip2Network === network);
  if (chain?.tokens.IDRX?.toLowerCase() !== asset.toLowerCase()) {
    throw new LunasError("The link demands a payment that the configuration does not have.", {
      code: "config_refused",
      details: { network, asset },
    });
  }
  const extra = { assetTransferMethod: "permit2", name: "IDRX", version: "1" } as const;
  const chosen: PaymentRequirements = {
    ...{ scheme: "exact", network, asset, amount, payTo, maxTimeoutSeconds: 300 },
    extra,
  };
  const extensions = { erc20ApprovalGasSponsoring: { info: { description: "", version: "1" as const }, schema: {} } };
  const demanded: PaymentRequired = { x402Version: 2, resource: { url }, accepts: [chosen], extensions };
  const prepared = { payer, chain, callbacks, nonce };
  callbacks.onPaymentStart?.(chosen);
  return { prepared, payment: await preparePayment(prepared, demanded, chosen) };
}

/** Sends a payment until its outcome is known. Where an earlier request got its success, the payment is made, too. */
export async function sendByLink(deps: LinkCall, { url }: LinkTerms, payment: SignedPayment): Promise<LinkPaid> {
  const body = JSON.stringify({ x402Version: 2, paymentPayload: payment });
  const headers = { "Content-Type": "application/json" };
  try {
    const { settlement, receiptUrl = null } = await answerWithRetries<LinkAnswer>(
      () => deps.send(new URL(url).pathname, { method: "POST", headers, body, redirect: "error" }),
      deps.waitLimit,
      deps.signal,
    );
    return { settlement, txHash: settlement.transaction, receiptUrl };
  } catch (error) {
    const earlier = paidBefore(error);
    if (earlier === null) throw error;
    return earlier;
  }
}

interface LinkAnswer {
  readonly settlement: SettlementResponse;
  readonly receiptUrl?: string;
}

/** Of several answers one is the success; the others say that it was told. */
function paidBefore(error: unknown): LinkPaid | null {
  if (!(error instanceof LunasError) || error.code !== "nonce_already_used") return null;
  if (error.details.status !== "confirmed") return null;
  return { settlement: null, txHash: error.details.txHash ?? null, receiptUrl: null };
}
