import { checkNames, refuseAmount } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { SettlementResponse } from "@lunas/protocol/wire/x402";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { checkGateOptions } from "./gate-options";
import type { Lunas } from "./lunas";
import type { GateInput } from "./payments/gate-input";
import { type GateFailed, type GatePaymentRequired, type GateSettled, SHOP_FAILED } from "./payments/gate-result";
import { givingBack } from "./payments/serve-failed";

/** The used part of a tool's result of `@modelcontextprotocol/sdk`, so that it is no dependency. */
export interface ToolResult {
  readonly [name: string]: unknown;
}

/** The used part of what the SDK gives a tool besides its arguments. */
export interface ToolExtra {
  readonly _meta?: Readonly<Record<string, unknown>> | undefined;
}

/** What a tool sells. `Args` are the tool's arguments. */
export interface PaidToolOptions<Args>
  extends Pick<GateInput, "payTo" | "maxTimeoutSeconds" | "maxWaitMs" | "consume" | "allowRefunded"> {
  /** Whole rupiah, `"5000"`, or a function that returns the price of a call. */
  readonly price: string | ((args: Args) => string | Promise<string>);
  /** The address that the payment is for: that of your MCP server with the tool's name, `https://shop.example/mcp#weather`. */
  readonly resource: string;
  /** Shown to the payer and stored with the payment. */
  readonly description?: string | undefined;
  /** Stored with the payment. */
  readonly metadata?: GateInput["metadata"] | ((args: Args) => NonNullable<GateInput["metadata"]>);
  /** The caller's address, where your transport knows it: refused payments are counted for each. Default: the payer's wallet. */
  readonly clientAddress?: ((extra: ToolExtra) => string | undefined) | undefined;
}

/** The keys of `_meta` in the x402 transport for MCP. */
const PAYMENT = "x402/payment";
const RESPONSE = "x402/payment-response";

const names: readonly (keyof PaidToolOptions<unknown>)[] = [
  ...(["price", "resource", "description", "metadata", "payTo"] as const),
  ...(["maxTimeoutSeconds", "maxWaitMs", "consume", "allowRefunded", "clientAddress"] as const),
];

/**
 * The handler of a tool that costs money, for `server.registerTool`: `handler` runs for paid calls only. It follows the
 * x402 transport for MCP (version 2) with the gate of `processGate`. If the handler throws, or its result has `isError`, the payment's success
 * is given back: the same payment is served again. Throws where the options are invalid.
 */
export function paidTool<Args, Result extends ToolResult, Extra extends ToolExtra = ToolExtra>(
  lunas: Lunas,
  options: PaidToolOptions<Args>,
  handler: (args: Args, extra: Extra, payment: GateSettled["payment"]) => Result | Promise<Result>,
) {
  checkOptions(lunas, options);
  return async (args: Args, extra: Extra): Promise<Result> => {
    const payload = extra._meta?.[PAYMENT];
    const gate = await lunas.payments.processGate(await gateInput(options, args, { extra, payload }));
    // The SDK's result type cannot be named here, so the shapes of the transport are asserted to be one.
    if (gate.result !== "settled") return refusal(gate, payload !== undefined) as unknown as Result;
    const result = await served(() => handler(args, extra, gate.payment));
    if (result.isError === true) await givingBack(gate);
    return withSettlement(result, gate.settlement);
  };
}

function checkOptions<Args>(lunas: Lunas, options: PaidToolOptions<Args>): void {
  refuseAmount("paidTool", options, "price");
  checkNames("paidTool", options, names);
  const { clientAddress: _ofTools, ...gate } = options;
  if (typeof options.resource !== "string" || !/^https?:\/\//.test(options.resource)) {
    throw new LunasError(
      "resource of paidTool must be an http or https URL, such as https://shop.example/mcp#weather.",
      {
        code: "invalid_option",
      },
    );
  }
  checkGateOptions(lunas, gate);
}

interface Call {
  readonly extra: ToolExtra;
  readonly payload: unknown;
}

async function gateInput<Args>(options: PaidToolOptions<Args>, args: Args, { extra, payload }: Call) {
  const { price, resource, description, metadata, clientAddress, ...rest } = options;
  const headers: Record<string, string> = payload === undefined ? {} : { "payment-signature": headerOf(payload) };
  return {
    ...rest,
    headers,
    price: typeof price === "function" ? await price(args) : price,
    resource: { url: resource, ...(description === undefined ? {} : { description }) },
    metadata: typeof metadata === "function" ? metadata(args) : metadata,
    clientAddress: clientAddress?.(extra),
  };
}

/** A payment in the form that the gate reads, whose limits of size and depth hold here too. */
function headerOf(payload: unknown): string {
  try {
    return encodePaymentHeader(payload);
  } catch {
    return "!"; // too deep even to be written: the gate answers that it cannot be read
  }
}

function refusal({ status, body }: GatePaymentRequired | GateFailed, wasPaid: boolean): ToolResult {
  const accepts = "accepts" in body ? body.accepts : [];
  const reason = "code" in body && body.code !== undefined ? body.code : undefined;
  // Only what nobody can have paid for, and what a new payment can cure, has failed: an open outcome is no failure, and neither is "try again later".
  const failed =
    wasPaid && status !== 500 && reason !== undefined
      ? { [RESPONSE]: { success: false, errorReason: reason, transaction: "", network: accepts[0]?.network ?? "" } }
      : {};
  // 500: the outcome is open, or the payment is used. Without requirements no client signs, and pays, again.
  const answer = { ...(status === 402 && !("error" in body) ? { error: "Payment required" } : {}), ...body, ...failed };
  return { isError: true, structuredContent: answer, content: [{ type: "text", text: JSON.stringify(answer) }] };
}

/** The payer paid: a handler that throws must still tell the settlement, and nothing internal. */
async function served<Result extends ToolResult>(handler: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await handler();
  } catch {
    const answer = { error: SHOP_FAILED, code: "shop_failed" };
    const content = [{ type: "text", text: JSON.stringify(answer) }];
    return { isError: true, structuredContent: answer, content } as unknown as Result;
  }
}

function withSettlement<Result extends ToolResult>(result: Result, settlement: SettlementResponse | null): Result {
  if (settlement === null) return result;
  return { ...result, _meta: { ...(result._meta as object | undefined), [RESPONSE]: settlement } };
}
