import { baseUnitsOf, priceProblem } from "@lunas/protocol/money/rupiah";
import { checkNames, refuseAmount } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaidResource } from "@lunas/protocol/wire/x402";
import { clientAddressOf } from "./client-address";
import type { Lunas } from "./lunas";
import { checkPayTo, checkPrice, checkTimeout } from "./payments/build-required";
import { checkConsume } from "./payments/consume";
import type { ChannelGateInput, GateInput } from "./payments/gate-input";

/** What a route sells. `Request` is the framework's type. */
export interface GateOptions<Request>
  extends Omit<ChannelGateInput, "headers" | "price" | "resource" | "metadata" | "clientAddress"> {
  /** Whole rupiah, `"5000"`, or a function that returns the price of a request. */
  readonly price: string | ((request: Request) => string | Promise<string>);
  /** Default: the request's URL. Behind a proxy, set it yourself. */
  readonly resource?: string | ((request: Request) => string) | undefined;
  /** Shown to the payer and stored with the payment. */
  readonly description?: string | undefined;
  readonly mimeType?: string | undefined;
  readonly metadata?: GateInput["metadata"] | ((request: Request) => NonNullable<GateInput["metadata"]>);
  /** The client's address, where your framework does not know it: refused payments are counted for each address. */
  readonly clientAddress?: ((request: Request) => string | undefined) | undefined;
}

const names: readonly (keyof GateOptions<unknown>)[] = [
  ...(["price", "resource", "description", "mimeType", "metadata", "payTo"] as const),
  ...(["maxTimeoutSeconds", "maxWaitMs", "consume", "allowRefunded", "clientAddress", "paywallScript"] as const),
  ...(["channel", "deposit"] as const),
];

/** Throws when the gate is mounted, not at the first payment: `invalid_option`, `invalid_offer`. */
export function checkGateOptions<Request>(lunas: Lunas, options: GateOptions<Request>): void {
  refuseAmount("a gate", options, "price");
  checkNames("a gate", options, names);
  const { price, ...plain } = options;
  if (typeof price !== "function") checkPrice(price);
  checkPlainOptions(lunas, plain);
}

/** The options that a gate has whatever its price is. */
export function checkPlainOptions<Request>(lunas: Lunas, options: Omit<GateOptions<Request>, "price">): void {
  const { payTo, maxTimeoutSeconds } = options;
  checkPayTo(payTo ?? lunas.payTo);
  if (maxTimeoutSeconds !== undefined) checkTimeout(maxTimeoutSeconds);
  for (const [name, kinds] of Object.entries(expectedKinds)) {
    const value = options[name as keyof typeof options];
    if (value === undefined || kinds.includes(typeof value)) continue;
    throw new LunasError(`${name} of a gate must be a ${kinds.join(" or a ")}.`, { code: "invalid_option" });
  }
  checkDeposit(options);
  checkConsume(options.consume);
  if (options.maxWaitMs !== undefined && !(options.maxWaitMs >= 0)) {
    throw new LunasError("maxWaitMs of a gate must be a number of milliseconds.", { code: "invalid_option" });
  }
}

function checkDeposit({ channel, deposit }: Pick<ChannelGateInput, "channel" | "deposit">): void {
  if (deposit === undefined) return;
  const problem =
    baseUnitsOf(deposit) === undefined ? priceProblem(deposit) : channel === true ? null : "needs channel: true";
  if (problem !== null) throw new LunasError(`deposit of a gate ${problem}.`, { code: "invalid_option" });
}

const expectedKinds: Readonly<Record<string, readonly string[]>> = {
  resource: ["string", "function"],
  description: ["string"],
  mimeType: ["string"],
  paywallScript: ["string"],
  metadata: ["object", "function"],
  maxWaitMs: ["number"],
  consume: ["function", "object"],
  clientAddress: ["function"],
  allowRefunded: ["boolean"],
  channel: ["boolean"],
};

export interface IncomingRequest {
  readonly headers: GateInput["headers"];
  /** The request's URL. */
  readonly url: string;
  /** The client's address, as the framework reports it. */
  readonly address?: string | undefined;
}

/** Converts a framework's request for the gate. */
export async function gateInputOf<Request>(
  options: GateOptions<Request>,
  request: Request,
  seen: IncomingRequest,
): Promise<ChannelGateInput> {
  const { price, resource, description, mimeType, metadata, clientAddress, ...rest } = options;
  const url = (typeof resource === "function" ? resource(request) : resource) ?? seen.url;
  const sold: PaidResource = {
    url,
    ...(description === undefined ? {} : { description }),
    ...(mimeType === undefined ? {} : { mimeType }),
  };
  return {
    ...rest,
    headers: seen.headers,
    price: typeof price === "function" ? await price(request) : price,
    resource: sold,
    clientAddress: clientAddress === undefined ? clientAddressOf(seen.address, seen.headers) : clientAddress(request),
    metadata: typeof metadata === "function" ? metadata(request) : metadata,
  };
}
