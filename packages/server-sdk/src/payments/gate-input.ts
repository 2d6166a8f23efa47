import type { Offer } from "./build-required";
import type { RequestHeaders } from "./request-headers";
import type { Consume } from "./verify";

export interface GateInput extends Offer {
  /** Of the payer's request: `Headers`, or Node's own. */
  readonly headers: RequestHeaders;
  /** Comes back in records and webhooks. */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** How long an open outcome is asked for. Default 90000. */
  readonly maxWaitMs?: number | undefined;
  /**
   * Marks a payment as used, once for ever; see `payments.verify`. With it every payment unlocks once, whatever way it came, and
   * a payer who settled directly may show it by the header `Lunas-Payment`, the payment's id. Without it such a payer is asked to pay.
   */
  readonly consume?: Consume | undefined;
  /**
   * Where this origin serves `dist/lunas.min.js` of `@lunas/client`: the page that browsers get then has a button that pays, by the
   * wallet in the browser. Mount `configRoute` at `/api/lunas/config` too.
   */
  readonly paywallScript?: string | undefined;
  /** Who asks: refusals are counted for each. The adapters find it by themselves. Default: the payer's wallet. */
  readonly clientAddress?: string | undefined;
}
