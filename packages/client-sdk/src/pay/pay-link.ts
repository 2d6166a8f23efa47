import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentRequired, PaymentRequirements, SettlementResponse } from "@lunas/protocol/wire/x402";
import type { Chains } from "../chain-config";
import type { ClientCallbacks } from "../options";
import type { Payer } from "../payer";
import type { LinkStorage } from "./link-storage";
import type { SignedPayment } from "./open-payments";
import { preparePayment } from "./prepare";
import { isOpen, sendWithRetries, type WaitLimit } from "./send-with-retries";

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
      const paid = await send(deps, terms, payment);
      deps.open.forget(about);
      return paid;
    } catch (error) {
      if (!(error instanceof LunasError) || !isOpen(error)) deps.open.forget(about);
      const earlier = paidBefore(error);
      if (earlier === null) throw error;
      return earlier;
    }
  };
  return {
    isOpen: () => deps.open.find(about) !== null,
    async pay(amount, payer, callbacks) {
      const kept = deps.open.find(about);
      return settle(kept ?? (await sign(deps, terms, { amount, payer, callbacks })));
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
}

async function sign({ chains }: LinkPayerDeps, terms: LinkTerms, signing: Signing): Promise<SignedPayment> {
  const { network, asset, payTo, url } = terms;
  const known = await chains();
  const chain = known.find(({ x402 }) => x402.caip2Network === network);
  if (chain?.tokens.IDRX?.toLowerCase() !== asset.toLowerCase()) {
    throw new LunasError("The link demands a payment that the configuration does not have.", {
      code: "config_refused",
      details: { network, asset },
    });
  }
  const { amount, payer, callbacks } = signing;
  const extra = { assetTransferMethod: "permit2", name: "IDRX", version: "1" } as const;
  const chosen: PaymentRequirements = {
    ...{ scheme: "exact", network, asset, amount, payTo, maxTimeoutSeconds: 300 },
    extra,
  };
  const demanded: PaymentRequired = { x402Version: 2, resource: { url }, accepts: [chosen] };
  return preparePayment({ payer, chain, callbacks }, demanded, chosen);
}

async function send(deps: LinkPayerDeps, { url }: LinkTerms, payment: SignedPayment): Promise<LinkPaid> {
  const body = JSON.stringify({ x402Version: 2, paymentPayload: payment });
  const headers = { "Content-Type": "application/json" };
  const response = await sendWithRetries(
    () => deps.send(new URL(url).pathname, { method: "POST", headers, body, redirect: "error" }),
    deps.waitLimit,
  );
  const { settlement, receiptUrl = null } = (await response.json()) as LinkAnswer;
  return { settlement, txHash: settlement.transaction, receiptUrl };
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
