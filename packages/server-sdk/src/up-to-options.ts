import { checkNames, refuseAmount } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { checkPlainOptions, type GateOptions, gateInputOf, type IncomingRequest } from "./gate-options";
import type { HoldOutcome, UpToInput } from "./holds/hold-gate";
import type { Lunas } from "./lunas";
import { checkUpTo } from "./payments/build-required";

/** A route whose price is known when its work is done. `Request` is the framework's type. */
export interface UpToOptions<Request>
  extends Omit<GateOptions<Request>, "price" | "consume" | "allowRefunded" | "paywallScript" | "deposit"> {
  /** The maximum of a request: whole rupiah, `"5000"`, or a function that returns it. */
  readonly upTo: string | ((request: Request) => string | Promise<string>);
  /**
   * Sends the answer at once, and captures after its last byte. The payer then learns the charge from nobody but the
   * chain, and you bear the risk that the capture fails. Default: the answer is kept back until the capture ended.
   */
  readonly stream?: boolean | undefined;
  /** Gets the outcome of each held request: of a capture, of a release, or of a failure. What it throws is ignored. */
  readonly onCaptured?: ((outcome: HoldOutcome, request: Request) => void) | undefined;
}

const names: readonly (keyof UpToOptions<unknown>)[] = [
  ...(["upTo", "stream", "onCaptured", "resource", "description", "mimeType", "metadata", "payTo"] as const),
  ...(["maxTimeoutSeconds", "maxWaitMs", "clientAddress", "channel"] as const),
];

/** Whether a gate's options are of a price by use. Throws where its handler is missing, or `price` is there too. */
export function isUpTo<Request>(
  options: GateOptions<Request> | UpToOptions<Request>,
  handler: unknown,
): options is UpToOptions<Request> {
  const hasMaximum = typeof options === "object" && options !== null && "upTo" in options;
  if (hasMaximum && "price" in options) throw invalid("A gate has price or upTo, not both.");
  if (hasMaximum && typeof handler !== "function") {
    throw invalid("A gate with upTo needs your handler as its last argument: it gets charge.");
  }
  return hasMaximum;
}

/** A gate with a price calls the next handler of the route: one that is given to it would never run. */
export function refuseHandler(handler: unknown): void {
  if (handler !== undefined) throw invalid("A gate takes a handler with upTo only.");
}

/** Throws when the gate is mounted, not at the first payment: `invalid_option`, `invalid_offer`. */
export function checkUpToOptions<Request>(lunas: Lunas, options: UpToOptions<Request>): void {
  refuseAmount("a gate", options, "upTo");
  checkNames("a gate", options, names);
  const { upTo, stream, onCaptured, ...plain } = options;
  if (typeof upTo !== "function") checkUpTo(upTo);
  if (stream !== undefined && typeof stream !== "boolean") throw invalid("stream of a gate must be true or false.");
  if (onCaptured !== undefined && typeof onCaptured !== "function") {
    throw invalid("onCaptured of a gate must be a function.");
  }
  checkPlainOptions(lunas, plain);
}

/** Converts a framework's request for `holds.processGate`. */
export async function upToInputOf<Request>(
  options: UpToOptions<Request>,
  request: Request,
  seen: IncomingRequest,
): Promise<UpToInput> {
  const { upTo, stream: _stream, onCaptured: _onCaptured, ...plain } = options;
  const { price, ...input } = await gateInputOf({ ...plain, price: upTo }, request, seen);
  return { ...input, upTo: price };
}

/** Reports an outcome to the shop. */
export function reportOutcome<Request>(options: UpToOptions<Request>, request: Request, outcome: HoldOutcome): void {
  try {
    options.onCaptured?.(outcome, request);
  } catch {
    // The payer's answer does not depend on what the shop notes of it.
  }
}

function invalid(message: string): LunasError {
  return new LunasError(message, { code: "invalid_option" });
}
