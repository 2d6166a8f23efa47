import { rpc, rpcHex } from "@lunas/contracts/rpc";

export interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

type Answer = { readonly result: unknown } | { readonly error: { readonly code: number; readonly message: string } };

const notFound: Answer = { error: { code: -32000, message: "header not found" } };
/** What is asked about a block, with the place of the block among the parameters. */
const blockParameter: Readonly<Record<string, number>> = {
  eth_call: 1,
  eth_estimateGas: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getTransactionCount: 1,
  eth_getStorageAt: 2,
};

/** The answer of a replica that takes transactions at once and knows blocks `lagBlocks` late; as the body of an HTTP answer. */
export async function lagBehind(rpcUrl: string, requested: Call | readonly Call[], lagBlocks: number): Promise<string> {
  const newest = Math.max(0, Number(await rpcHex(rpcUrl, "eth_blockNumber", [])) - lagBlocks);
  return frozenAt(rpcUrl, requested, newest);
}

/** The answer of a node that takes transactions and knows no block above `newest`; as the body of an HTTP answer. */
export async function frozenAt(rpcUrl: string, requested: Call | readonly Call[], newest: number): Promise<string> {
  const calls = Array.isArray(requested) ? (requested as readonly Call[]) : [requested as Call];
  const answers = await Promise.all(
    calls.map(async (call) => ({ jsonrpc: "2.0", id: call.id, ...(await answerTo(rpcUrl, call, newest)) })),
  );
  return JSON.stringify(Array.isArray(requested) ? answers : answers[0]);
}

async function answerTo(rpcUrl: string, { method, params }: Call, newest: number): Promise<Answer> {
  const ask = async (wanted: readonly unknown[]): Promise<Answer> => {
    try {
      return { result: await rpc(rpcUrl, method, wanted) };
    } catch (error) {
      return { error: { code: -32000, message: (error as Error).message } };
    }
  };
  if (method === "eth_blockNumber") return { result: hex(newest) };
  if (method === "eth_getBlockByNumber") {
    const number = numberOf(params[0], newest);
    return number > newest ? { result: null } : ask([hex(number), ...params.slice(1)]);
  }
  if (method === "eth_getLogs") return logsAt(rpcUrl, params[0] as LogFilter, newest);
  const place = blockParameter[method];
  if (place !== undefined) return askAt(rpcUrl, { params, place, newest }, ask);
  return hide(await ask(params), newest);
}

interface LogFilter {
  readonly blockHash?: string;
}

/** By numbers a list that ends with the replica's newest block, as real nodes answer; by the hash of a later block an error. */
async function logsAt(rpcUrl: string, filter: LogFilter, newest: number): Promise<Answer> {
  const number = filter.blockHash === undefined ? newest : await numberOfHash(rpcUrl, filter.blockHash);
  if (number === null || number > newest) return { error: { code: -32000, message: "unknown block" } };
  const logs = (await rpc(rpcUrl, "eth_getLogs", [filter])) as readonly { readonly blockNumber: string }[];
  return { result: logs.filter(({ blockNumber }) => Number(blockNumber) <= newest) };
}

interface AtBlock {
  readonly params: readonly unknown[];
  readonly place: number;
  readonly newest: number;
}

async function askAt(
  rpcUrl: string,
  { params, place, newest }: AtBlock,
  ask: (params: readonly unknown[]) => Promise<Answer>,
): Promise<Answer> {
  const block = params[place];
  const number =
    typeof block === "object" && block !== null
      ? await numberOfHash(rpcUrl, (block as { blockHash: string }).blockHash)
      : numberOf(block, newest);
  if (number === null || number > newest) return notFound;
  return ask(params.map((each, index) => (index === place ? hex(number) : each)));
}

/** A block, a receipt, or receipts of a block that the replica does not have yet. */
function hide(answer: Answer, newest: number): Answer {
  if (!("result" in answer)) return answer;
  const first: unknown = Array.isArray(answer.result) ? answer.result[0] : answer.result;
  if (typeof first !== "object" || first === null) return answer;
  const { number, blockNumber = number } = first as { number?: string; blockNumber?: string };
  return blockNumber !== undefined && Number(blockNumber) > newest ? { result: null } : answer;
}

async function numberOfHash(rpcUrl: string, hash: string): Promise<number | null> {
  const block = (await rpc(rpcUrl, "eth_getBlockByHash", [hash, false])) as { number: string } | null;
  return block === null ? null : Number(block.number);
}

function numberOf(block: unknown, newest: number): number {
  return typeof block === "string" && block.startsWith("0x") ? Number(block) : newest;
}

function hex(number: number): string {
  return `0x${number.toString(16)}`;
}
