import type { ChargeResponse } from "@lunas/protocol/wire/channels";
import type { GateOptions } from "./gate-options";
import type { ChannelGateResult, GateServed, GateSettled } from "./payments/gate-result";
import { refuseHandler } from "./up-to-options";

/** A route that also takes a channel. `Request` is the framework's type. */
export interface ChannelOptions<Request> extends GateOptions<Request> {
  readonly channel: true;
}

/** A gate with `channel` may have its handler as its last argument; another one with a price calls the next handler. */
export function checkHandler(options: { readonly channel?: boolean | undefined }, handler: unknown): void {
  if (options.channel !== true) refuseHandler(handler);
}

export function isServed(gate: ChannelGateResult): gate is GateServed {
  return gate.result === "settled" || gate.result === "charged";
}

/** What paid for a request. */
export interface Served {
  readonly payment: GateSettled["payment"] | undefined;
  readonly charge: ChargeResponse | undefined;
}

export function servedBy(gate: GateServed): Served {
  return gate.result === "settled"
    ? { payment: gate.payment, charge: undefined }
    : { payment: undefined, charge: gate.charge };
}
