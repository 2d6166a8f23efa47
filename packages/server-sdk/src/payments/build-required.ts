import { createHash } from "node:crypto";
import { baseUnitsOf, priceProblem } from "@lunas/protocol/money/rupiah";
import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { Hex } from "@lunas/protocol/wire/hex";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentRequirements, UptoRequirements } from "@lunas/protocol/wire/requirements";
import type { PaidResource, PaymentRequired } from "@lunas/protocol/wire/x402";

/** What you sell, and its price. */
export interface Offer {
  /** Whole rupiah as a string: `"5000"`. */
  readonly price: string;
  /** The resource of the payment: its URL, or the URL with more details. */
  readonly resource: string | PaidResource;
  /** Your registered wallet. Default: the constructor's. */
  readonly payTo?: string | undefined;
  /** How long a signature is valid, in seconds. Default 300, at most 3600. */
  readonly maxTimeoutSeconds?: number | undefined;
}

/** What you sell by use, and the most that it can cost. */
export interface UpToOffer extends Omit<Offer, "price"> {
  /** The maximum: whole rupiah as a string, `"5000"`. */
  readonly upTo: string;
}

const SYMBOL = "IDRX";
const MOST_SECONDS = 3_600;
const DEFAULT_SECONDS = 300;

/**
 * The body of a 402 answer. Throws `invalid_offer` where the offer itself is wrong: the shop's mistake, never the
 * payer's.
 */
export function requiredFor(chain: ChainConfig, offer: Offer): PaymentRequired {
  return demandOf(chain, offer.resource, requirementsFor(chain, offer));
}

/**
 * The same for a price by use, scheme `upto`. Throws `invalid_offer`, or `service_unavailable` where no signer of the
 * service settles now.
 */
export function uptoRequiredFor(chain: ChainConfig, { upTo, ...offer }: UpToOffer): PaymentRequired {
  const { upto } = chain.x402;
  if (upto === undefined) throw invalid("upTo", "needs a service with holds: this network has none");
  const { extra, ...terms } = requirementsFor(chain, { ...offer, price: checkUpTo(upTo) });
  const facilitatorAddress = signerFor(upto.facilitators, terms.payTo);
  const requirements: UptoRequirements = { ...terms, scheme: "upto", extra: { ...extra, facilitatorAddress } };
  return demandOf(chain, offer.resource, requirements);
}

/**
 * Different signers for different wallets, because each signer has its own queue. Rendezvous hashing: a signer that joins or leaves the list
 * changes the signer of its own wallets alone, whatever the order of the list.
 */
function signerFor([first, ...others]: readonly Hex[], payTo: Hex): Hex {
  if (first === undefined) {
    throw new LunasError("No signer of the service can settle what a payer used now.", {
      code: "service_unavailable",
      status: 503,
      retryAfterSeconds: 30,
    });
  }
  const weight = (signer: Hex) => createHash("sha256").update(`${payTo} ${signer}`.toLowerCase()).digest("hex");
  return others.reduce((best, each) => (weight(each) > weight(best) ? each : best), first);
}

function demandOf(
  chain: ChainConfig,
  sold: Offer["resource"],
  requirements: PaymentRequirements | UptoRequirements,
): PaymentRequired {
  return {
    x402Version: 2,
    resource: typeof sold === "string" ? { url: sold } : sold,
    accepts: [requirements],
    ...(chain.x402.sponsorshipMode === "erc20ApprovalRelay" ? { extensions: sponsoring } : {}),
  };
}

function requirementsFor({ tokens, x402 }: ChainConfig, offer: Offer): PaymentRequirements {
  const asset = tokens[SYMBOL];
  if (asset === undefined) throw invalid("resource", `the service has no ${SYMBOL} on this network`);
  return {
    scheme: "exact",
    network: x402.caip2Network,
    asset,
    amount: checkPrice(offer.price),
    payTo: checkPayTo(offer.payTo),
    maxTimeoutSeconds: checkTimeout(offer.maxTimeoutSeconds ?? DEFAULT_SECONDS),
    extra: { assetTransferMethod: "permit2", name: SYMBOL, version: "1" },
  };
}

/** The price in base units. Throws `invalid_offer`. */
export function checkPrice(price: unknown): string {
  const amount = baseUnitsOf(price);
  if (amount === undefined) throw invalid("price", priceProblem(price));
  return amount;
}

/** The maximum as it was given. Throws `invalid_offer`. */
export function checkUpTo(upTo: unknown): string {
  const amount = baseUnitsOf(upTo);
  if (amount === undefined) throw invalid("upTo", priceProblem(upTo));
  if (amount === "0") throw invalid("upTo", "must be more than nothing");
  return upTo as string;
}

/** Throws `invalid_offer`. */
export function checkPayTo(payTo: unknown): Hex {
  if (typeof payTo === "string" && /^0x[0-9a-fA-F]{40}$/.test(payTo)) return payTo as Hex;
  throw invalid("payTo", "must be your wallet's address, 0x and 40 hex digits; give it with the offer or to new Lunas");
}

/** Throws `invalid_offer`. */
export function checkTimeout(seconds: number): number {
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= MOST_SECONDS) return seconds;
  throw invalid("maxTimeoutSeconds", `must be a whole number from 1 to ${MOST_SECONDS}`);
}

function invalid(field: string, what: string): LunasError {
  return new LunasError(`${field} ${what}.`, { code: "invalid_offer", details: { [field]: what } });
}

/** Tells payers without ETH that the service pays for their approval. The schema is that of the x402 extension. */
const text = (pattern: string) => ({ type: "string", pattern });
const address = text("^0x[a-fA-F0-9]{40}$");
const sponsoring = {
  erc20ApprovalGasSponsoring: {
    info: { description: "The facilitator pays for the approval of Permit2.", version: "1" as const },
    schema: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      properties: {
        from: address,
        asset: address,
        spender: address,
        amount: text("^[0-9]+$"),
        signedTransaction: text("^0x[a-fA-F0-9]+$"),
        version: text("^[0-9]+(\\.[0-9]+)*$"),
      },
      required: ["from", "asset", "spender", "amount", "signedTransaction", "version"],
    },
  },
};
