import type { Offer } from "./build-required";
import type { Consume, ConsumeStore } from "./consume";
import type { RequestHeaders } from "./request-headers";

export interface GateInput extends Offer {
  /** The payer's request headers: `Headers`, or Node's own. */
  readonly headers: RequestHeaders;
  /** Records and webhooks contain it. */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** How long the gate asks for an open outcome, in milliseconds. Default 90000. */
  readonly maxWaitMs?: number | undefined;
  /**
   * Marks a payment as used, once and for ever; see `payments.verify`. With it every payment unlocks once, by header or
   * by id, and a payer who settled directly can present the payment's id in the header `Lunas-Payment`. Without it such
   * a payer is asked to pay. With the function alone a payment whose handler failed stays used; `{ consume, release }` lets the gate
   * serve it again.
   */
  readonly consume?: Consume | ConsumeStore | undefined;
  /** Accept a payment by its id although all of it was refunded. Default: it is refused. */
  readonly allowRefunded?: boolean | undefined;
  /**
   * The path on this origin of `dist/lunas.min.js` of `@lunas/client`: the page for browsers then has a button that
   * pays with the browser's wallet. Mount `configRoute` at `/api/lunas/config` too.
   */
  readonly paywallScript?: string | undefined;
  /**
   * The client's address: refusals are counted for each. The adapters find it themselves. Default: the payer's wallet.
   */
  readonly clientAddress?: string | undefined;
}

/** The same of a gate that may take channels. */
export interface ChannelGateInput extends GateInput {
  /** Also takes a channel: one deposit of the payer, then a voucher for each request, at prices from one sen on. */
  readonly channel?: boolean | undefined;
  /**
   * With `channel` and `paywallScript`: what the page for browsers offers to deposit, whole rupiah. Default, and least: the deposit that the
   * demand asks for.
   */
  readonly deposit?: string | undefined;
}
