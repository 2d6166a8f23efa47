import type { Rpc, RpcAnswer, RpcCall, RpcError } from "./rpc";

/** The optional methods and tags that an endpoint supports. */
export interface Abilities {
  readonly debugTraceTransaction: boolean;
  readonly traceTransaction: boolean;
  readonly blockReceipts: boolean;
  readonly simulate: boolean;
  readonly sendRawTransactionSync: boolean;
  readonly safeTag: boolean;
  readonly finalizedTag: boolean;
  readonly pendingTag: boolean;
}

export type Ability = keyof Abilities;

/** No transaction has this hash. */
const noTransaction = `0x${"0".repeat(63)}1`;
const headerAt = (tag: string): RpcCall => ({ method: "eth_getBlockByNumber", params: [tag, false] });

/**
 * A harmless call for each ability: a node without it answers an error for the method, any other answer shows support.
 */
const probes: Readonly<Record<Ability, RpcCall>> = {
  debugTraceTransaction: { method: "debug_traceTransaction", params: [noTransaction, { tracer: "callTracer" }] },
  traceTransaction: { method: "trace_transaction", params: [noTransaction] },
  // The first block: it has no transactions on any chain.
  blockReceipts: { method: "eth_getBlockReceipts", params: ["0x0"] },
  simulate: { method: "eth_simulateV1", params: [{ blockStateCalls: [{ calls: [] }] }, "latest"] },
  sendRawTransactionSync: { method: "eth_sendRawTransactionSync", params: ["0x"] },
  safeTag: headerAt("safe"),
  finalizedTag: headerAt("finalized"),
  pendingTag: headerAt("pending"),
};

const abilities = Object.keys(probes) as readonly Ability[];

/** The ability that these calls need; null if every node supports them. */
export function abilityNeededBy(calls: readonly RpcCall[]): Ability | null {
  return abilities.find((ability) => calls.some((call) => needs(call, ability))) ?? null;
}

/** One batch; if a provider refuses the whole batch, each call alone. Throws `Unavailable("chain")`. */
export async function probeAbilities(rpc: Rpc): Promise<Abilities> {
  const answers = await askAll(
    rpc,
    abilities.map((ability) => probes[ability]),
  );
  const found = abilities.map((ability, index) => [ability, isAble(ability, answers[index])] as const);
  return Object.fromEntries(found) as Record<Ability, boolean>;
}

async function askAll(rpc: Rpc, calls: readonly RpcCall[]): Promise<readonly (RpcAnswer | undefined)[]> {
  try {
    return await rpc.batch(calls);
  } catch {
    const answers = await Promise.allSettled(calls.map(async (call) => (await rpc.batch([call]))[0]));
    const first = answers.find((each) => each.status === "rejected");
    if (first !== undefined && answers.every(({ status }) => status === "rejected")) throw first.reason;
    return answers.map((each) => (each.status === "fulfilled" ? each.value : undefined));
  }
}

function isAble(ability: Ability, answer: RpcAnswer | undefined): boolean {
  if (answer === undefined) return false;
  if (ability.endsWith("Tag") || ability === "simulate") {
    return "result" in answer && typeof answer.result === "object" && answer.result !== null;
  }
  return !("error" in answer) || !lacksMethod(answer.error);
}

function needs(call: RpcCall, ability: Ability): boolean {
  const probe = probes[ability];
  if (!ability.endsWith("Tag")) return call.method === probe.method;
  return call.params.includes(probe.params[0]);
}

/**
 * Whether the error means that the node lacks the method or does not allow it. geth "the method … does not exist/is not
 * available", others "Method not found", "Unsupported method", "… is not available on the free tier"; "transaction not
 * found" is another error.
 */
export function lacksMethod({ code, message }: RpcError): boolean {
  if (code === -32601 || code === -32004) return true;
  return /(method|namespace|module|endpoint)\b.{0,80}\b(not|un|n't|disabled|denied|forbidden)|unsupported method|(plan|tier)\b/i.test(
    message,
  );
}
