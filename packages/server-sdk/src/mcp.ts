import type { ChannelSettlement, ChargeResponse } from "@lunas/protocol/wire/channels";
import { checkNames, refuseAmount } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { SettlementResponse } from "@lunas/protocol/wire/x402";
import { decodePaymentHeader, encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { isServed, servedBy } from "./channel-options";
import { checkGateOptions } from "./gate-options";
import type { Charge } from "./holds/charge";
import type { HoldOutcome } from "./holds/hold-gate";
import type { Lunas } from "./lunas";
import type { ChannelGateInput, GateInput } from "./payments/gate-input";
import {
  type ChannelGateResult,
  type GateFailed,
  type GatePaymentRequired,
  type GateSettled,
  SHOP_FAILED,
} from "./payments/gate-result";
import { givingBack } from "./payments/serve-failed";
import { checkUpToOptions, isUpTo, reportOutcome } from "./up-to-options";

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
  extends Pick<
    ChannelGateInput,
    "payTo" | "maxTimeoutSeconds" | "maxWaitMs" | "consume" | "allowRefunded" | "channel"
  > {
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

/** What a tool sells that costs what was used, up to a maximum. */
export interface UpToToolOptions<Args> extends Omit<PaidToolOptions<Args>, "price" | "consume" | "allowRefunded"> {
  /** The maximum of a call: whole rupiah, `"5000"`, or a function that returns it. */
  readonly upTo: string | ((args: Args) => string | Promise<string>);
  /** Gets the outcome of each held call. What it throws is ignored. */
  readonly onCaptured?: ((outcome: HoldOutcome, args: Args) => void) | undefined;
}

/** The keys of `_meta` in the x402 transport for MCP. */
const PAYMENT = "x402/payment";
const RESPONSE = "x402/payment-response";

const names: readonly (keyof PaidToolOptions<unknown>)[] = [
  ...(["price", "resource", "description", "metadata", "payTo"] as const),
  ...(["maxTimeoutSeconds", "maxWaitMs", "consume", "allowRefunded", "clientAddress", "channel"] as const),
];

type Tool<Args, Result, Extra> = (args: Args, extra: Extra) => Promise<Result>;

export type PaidToolHandler<Args, Result, Extra> = (
  args: Args,
  extra: Extra,
  payment: GateSettled["payment"],
) => Result | Promise<Result>;

/** The same of a tool with `channel`: it gets the settled payment, or the charge. */
export type ChannelToolHandler<Args, Result, Extra> = (
  args: Args,
  extra: Extra,
  paid: GateSettled["payment"] | ChargeResponse,
) => Result | Promise<Result>;

/** It says what was used, once, before it returns. */
export type MeteredToolHandler<Args, Result, Extra> = (
  args: Args,
  extra: Extra,
  charge: Charge,
) => Result | Promise<Result>;

/**
 * The handler of a tool that costs money, for `server.registerTool`: `handler` runs for paid calls only. It follows the
 * x402 transport for MCP (version 2) with the gate of `processGate`. If the handler throws, or its result has `isError`, the payment's success
 * is given back: the same payment is served again. Throws where the options are invalid.
 */
export function paidTool<Args, Result extends ToolResult, Extra extends ToolExtra = ToolExtra>(
  lunas: Lunas,
  options: PaidToolOptions<Args> & { readonly channel: true },
  handler: ChannelToolHandler<Args, Result, Extra>,
): Tool<Args, Result, Extra>;
export function paidTool<Args, Result extends ToolResult, Extra extends ToolExtra = ToolExtra>(
  lunas: Lunas,
  options: PaidToolOptions<Args>,
  handler: PaidToolHandler<Args, Result, Extra>,
): Tool<Args, Result, Extra>;
/**
 * The same for a tool that costs what was used: `paidTool(lunas, { upTo: "5000", resource }, (args, extra, charge) => …)`. The result is kept
 * back until the charge is paid. If the handler throws, its result has `isError`, or it charges nothing, the payer pays nothing.
 */
export function paidTool<Args, Result extends ToolResult, Extra extends ToolExtra = ToolExtra>(
  lunas: Lunas,
  options: UpToToolOptions<Args>,
  handler: MeteredToolHandler<Args, Result, Extra>,
): Tool<Args, Result, Extra>;
export function paidTool<Args, Result extends ToolResult, Extra extends ToolExtra>(
  lunas: Lunas,
  options: PaidToolOptions<Args> | UpToToolOptions<Args>,
  handler: PaidToolHandler<Args, Result, Extra> | MeteredToolHandler<Args, Result, Extra>,
): Tool<Args, Result, Extra> {
  return typeof options === "object" && options !== null && "upTo" in options
    ? meteredTool(lunas, options, handler as MeteredToolHandler<Args, Result, Extra>)
    : fixedTool(lunas, options as PaidToolOptions<Args>, handler as PaidToolHandler<Args, Result, Extra>);
}

function meteredTool<Args, Result extends ToolResult, Extra extends ToolExtra>(
  lunas: Lunas,
  options: UpToToolOptions<Args>,
  handler: MeteredToolHandler<Args, Result, Extra>,
): Tool<Args, Result, Extra> {
  isUpTo<unknown>(options as never, handler);
  checkResource(options.resource);
  const { clientAddress: _ofTools, ...gateOptions } = options;
  checkUpToOptions(lunas, gateOptions as never);
  return async (args, extra) => {
    const payload = extra._meta?.[PAYMENT];
    const { upTo, onCaptured, ...plain } = options;
    const { price, ...input } = await gateInput({ ...plain, price: upTo }, args, { extra, payload });
    const gate = await lunas.holds.processGate({ ...input, upTo: price });
    if (gate.result === "answered") return withSettlement(answered(gate.body) as unknown as Result, settlementIn(gate));
    if (gate.result !== "held") return refusal(gate, payload !== undefined) as unknown as Result;
    const result = await served(() => handler(args, extra, gate.charge), NOT_CHARGED);
    const outcome = await gate.finish({ isServed: result.isError !== true });
    reportOutcome({ upTo: price, onCaptured } as never, args, outcome);
    if (outcome.result === "failed" && result.isError !== true) return refusal(outcome, true) as unknown as Result;
    return withSettlement(result, settlementIn(outcome));
  };
}

type PaidSettlement = SettlementResponse | ChannelSettlement;

/** What the header tells, in the transport's form. */
function settlementIn({ headers }: Pick<HoldOutcome, "headers">): PaidSettlement | null {
  const decoded = decodePaymentHeader(headers["PAYMENT-RESPONSE"] ?? "");
  return decoded.ok ? (decoded.value as PaidSettlement) : null;
}

const NOT_CHARGED = "The tool failed, and charged nothing.";

function fixedTool<Args, Result extends ToolResult, Extra extends ToolExtra>(
  lunas: Lunas,
  options: PaidToolOptions<Args>,
  handler: PaidToolHandler<Args, Result, Extra>,
): Tool<Args, Result, Extra> {
  checkOptions(lunas, options);
  return async (args, extra) => {
    const payload = extra._meta?.[PAYMENT];
    const input = await gateInput(options, args, { extra, payload });
    const gate = (await lunas.payments.processGate(input)) as ChannelGateResult;
    // The SDK's result type cannot be named here, so the shapes of the transport are asserted to be one.
    if (gate.result === "answered") return withSettlement(answered(gate.body) as unknown as Result, settlementIn(gate));
    if (!isServed(gate)) return refusal(gate, payload !== undefined) as unknown as Result;
    const { payment, charge } = servedBy(gate);
    const handled = handler as (args: Args, extra: Extra, paid: unknown) => Result | Promise<Result>;
    const result = await served(() => handled(args, extra, payment ?? charge));
    if (result.isError === true) await givingBack(gate);
    return withSettlement(result, gate.settlement);
  };
}

/** The end of a channel: the payer closed it, and no tool ran. */
function answered(body: object): ToolResult {
  return { structuredContent: { ...body }, content: [{ type: "text", text: JSON.stringify(body) }] };
}

function checkOptions<Args>(lunas: Lunas, options: PaidToolOptions<Args>): void {
  refuseAmount("paidTool", options, "price");
  checkNames("paidTool", options, names);
  const { clientAddress: _ofTools, ...gate } = options;
  checkResource(options.resource);
  checkGateOptions(lunas, gate);
}

function checkResource(resource: unknown): void {
  if (typeof resource === "string" && /^https?:\/\//.test(resource)) return;
  throw new LunasError("resource of paidTool must be an http or https URL, such as https://shop.example/mcp#weather.", {
    code: "invalid_option",
  });
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
async function served<Result extends ToolResult>(
  handler: () => Result | Promise<Result>,
  error: string = SHOP_FAILED,
): Promise<Result> {
  try {
    return await handler();
  } catch {
    const answer = { error, code: "shop_failed" };
    const content = [{ type: "text", text: JSON.stringify(answer) }];
    return { isError: true, structuredContent: answer, content } as unknown as Result;
  }
}

function withSettlement<Result extends ToolResult>(result: Result, settlement: PaidSettlement | null): Result {
  if (settlement === null) return result;
  return { ...result, _meta: { ...(result._meta as object | undefined), [RESPONSE]: settlement } };
}
