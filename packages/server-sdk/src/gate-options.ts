import type { PaidResource } from "@lunas/protocol/wire/x402";
import type { GateInput } from "./payments/process-gate";

/** What a route sells. `Request` is that of the framework. */
export interface GateOptions<Request> extends Omit<GateInput, "headers" | "price" | "resource" | "metadata"> {
  /** Whole rupiah, `"5000"`, or what says it for a request. */
  readonly price: string | ((request: Request) => string | Promise<string>);
  /** Default: the URL that was asked for. Behind a proxy, say it yourself. */
  readonly resource?: string | ((request: Request) => string) | undefined;
  /** Shown to the payer, kept with the payment. */
  readonly description?: string | undefined;
  readonly mimeType?: string | undefined;
  readonly metadata?: GateInput["metadata"] | ((request: Request) => NonNullable<GateInput["metadata"]>);
}

/** A framework's request as the gate wants it. `url` is the one that was asked for. */
export async function gateInputOf<Request>(
  options: GateOptions<Request>,
  request: Request,
  seen: { readonly headers: GateInput["headers"]; readonly url: string },
): Promise<GateInput> {
  const { price, resource, description, mimeType, metadata, ...rest } = options;
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
    metadata: typeof metadata === "function" ? metadata(request) : metadata,
  };
}
