import type { Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Candidate, TracedNonces } from "@lunas/domain/settlement/confirm/nonce-outcome";
import { settlementKindOf } from "@lunas/domain/settlement/kinds/all";
import type { Hex } from "@lunas/domain/shared/hex";
import { fields, hash, isBytes, resultOf } from "../rpc/results";
import type { Rpc, RpcAnswer, RpcCall } from "../rpc/rpc";
import { receiptCall } from "./receipts";

interface TraceDeps {
  readonly chain: Chain;
  /** Each endpoint is asked: another one may be able to trace. */
  readonly endpoints: readonly Rpc[];
}

/**
 * A call of a traced transaction that did not fail; no call above it failed either. A contract that delegates to itself (`multicall`)
 * calls itself: the same function runs on the same state.
 */
interface TracedCall {
  readonly to: string;
  readonly input: Hex;
}

/**
 * The nonces that a transaction settled with the order's terms, in order, by a trace of it in its block. Never throws.
 */
export async function traceSettledNonces(
  { chain, endpoints }: TraceDeps,
  order: SettlementOrder,
  candidate: Candidate,
): Promise<TracedNonces> {
  const traces = await Promise.all(endpoints.map((endpoint) => traceBy(endpoint, candidate)));
  const read = traces.find((trace) => typeof trace === "object");
  if (read === undefined) return { kind: traces.includes("failed") ? "failed" : "unsupported" };
  const kind = settlementKindOf(order);
  const contract = kind.contractOn(chain.contracts)?.toLowerCase();
  const settled = read
    .filter(({ to }) => to === contract)
    .flatMap(({ input }) => kind.call.nonceOf(input, order) ?? []);
  return { kind: "read", nonces: settled };
}

type Trace = readonly TracedCall[] | "failed" | "unsupported";

/** With geth's method or, if the endpoint does not have it, Parity's. */
async function traceBy(endpoint: Rpc, candidate: Candidate): Promise<Trace> {
  const { txHash } = candidate;
  const byGeth = { method: "debug_traceTransaction", params: [txHash, { tracer: "callTracer" }] };
  const trace = await traceWith(endpoint, candidate, { call: byGeth, parse: parseCallTracer });
  if (typeof trace === "object") return trace;
  const byParity = { method: "trace_transaction", params: [txHash] };
  const other = await traceWith(endpoint, candidate, { call: byParity, parse: parseParity });
  return typeof other === "object" || other === "failed" ? other : trace;
}

interface Method {
  readonly call: RpcCall;
  readonly parse: (result: unknown) => readonly TracedCall[];
}

async function traceWith(endpoint: Rpc, { txHash, blockHash }: Candidate, { call, parse }: Method): Promise<Trace> {
  try {
    const [answer, receipt] = await endpoint.batch([call, receiptCall(txHash)]);
    if (isUnsupported(answer)) return "unsupported";
    // The trace counts only if the transaction is still in this block.
    const { blockHash: tracedIn } = fields(resultOf(receipt, "a receipt"), "a receipt");
    return hash(tracedIn, "a receipt") === blockHash ? parse(resultOf(answer, "a trace")) : "failed";
  } catch {
    // No error proves anything: the trace is read again later.
    return "failed";
  }
}

const unsupportedWords =
  /method.{0,60}(not|n't).{0,20}(found|exist|support|available|allowed|enabled)|unsupported method/i;

function isUnsupported(answer: RpcAnswer | undefined): boolean {
  return (
    answer !== undefined &&
    "error" in answer &&
    (answer.error.code === -32601 || unsupportedWords.test(answer.error.message))
  );
}

/** geth's callTracer: a tree, each call with its own calls, in order of execution. */
function parseCallTracer(value: unknown): readonly TracedCall[] {
  const { type, from, to, input, error, calls = [] } = fields(value, "a trace");
  if (error !== undefined && error !== null) return [];
  if (!Array.isArray(calls)) throw new Error("the calls of a trace are not a list");
  const isCall = type === "CALL" || (type === "DELEGATECALL" && isItself(from, to));
  const own = isCall && isText(to) && isText(input) ? [calledBy(to, input)] : [];
  return [...own, ...calls.flatMap(parseCallTracer)];
}

/** Parity's list: each call with its position in the tree, in order of execution. */
function parseParity(value: unknown): readonly TracedCall[] {
  if (!Array.isArray(value)) throw new Error("a trace is not a list");
  const traces = value.map((each: unknown) => fields(each, "a trace"));
  const failed = new Set(traces.filter(({ error }) => error !== undefined && error !== null).map(placeOf));
  return traces.flatMap((trace) => {
    const { callType, from, to, input } = fields(trace.action, "a trace's action");
    const place = placeOf(trace);
    const isUndone = [...failed].some((at) => place === at || at === "" || place.startsWith(`${at}.`));
    const isCall = callType === "call" || (callType === "delegatecall" && isItself(from, to));
    return isCall && !isUndone && isText(to) && isText(input) ? [calledBy(to, input)] : [];
  });
}

function placeOf({ traceAddress }: Readonly<Record<string, unknown>>): string {
  if (!Array.isArray(traceAddress)) throw new Error("a trace has no trace address");
  return traceAddress.join(".");
}

function isItself(from: unknown, to: unknown): boolean {
  return isText(from) && isText(to) && from.toLowerCase() === to.toLowerCase();
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function calledBy(to: string, input: string): TracedCall {
  if (!isBytes(input)) throw new Error("the input of a trace is not bytes");
  return { to: to.toLowerCase(), input: input.toLowerCase() as Hex };
}
