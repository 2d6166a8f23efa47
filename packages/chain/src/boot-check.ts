import type { Chain } from "@lunas/catalog/chain";
import { settlementKinds } from "@lunas/domain/settlement/kinds/all";
import { deposit } from "@lunas/domain/settlement/kinds/deposit/deposit";
import { upto } from "@lunas/domain/settlement/kinds/upto/upto";
import { addressWord } from "@lunas/domain/shared/abi-word";
import { selectors } from "./abi/contracts";
import type { RpcConnection } from "./connect";
import { l1FeeCall } from "./read/sponsoring";
import { failureWords } from "./rpc/failure-words";
import type { RpcAnswer, RpcCall } from "./rpc/rpc";

/** `unreachable`: no endpoint answered; nothing is known yet, check again later. */
export type BootCheck =
  | { readonly kind: "unreachable"; readonly reason: string }
  | {
      readonly kind: "checked";
      readonly problems: readonly string[];
      readonly tokens: Readonly<Record<string, TokenAbilities>>;
      /** Whether every endpoint that answered supports sponsoring. */
      readonly canSponsor: boolean;
      /** Whether every endpoint that answered has the contract of holds, the x402 upto proxy. */
      readonly canHold: boolean;
      /** Whether every endpoint that answered has the contracts of channels. */
      readonly hasChannels: boolean;
      /** Not an error, but the operator should know it. */
      readonly warnings: readonly string[];
    };

/** The reasons by which a token can refuse transfers, as far as it has functions for them. */
export interface TokenAbilities {
  readonly pausable: boolean;
  readonly blockList: boolean;
}

type Checked = Pick<RpcConnection, "endpoints">;

/** A time that no block has: if it comes back, the node applies the block override of `eth_call`. */
const probeTimeSeconds = 4_102_444_800n;

/**
 * Checks that the endpoints are of this chain and that it has the contracts and methods Lunas needs. Each problem is a
 * plain sentence; never throws.
 */
export async function checkChain({ chain, rpc }: { chain: Chain; rpc: Checked }): Promise<BootCheck> {
  const questions = questionsOf(chain);
  const calls = questions.map(({ call }) => call);
  const batchResult = await Promise.allSettled(rpc.endpoints.map((endpoint) => endpoint.batch(calls)));
  const answered = batchResult.flatMap((each, index) =>
    each.status === "fulfilled" ? [{ index, answers: each.value }] : [],
  );
  const [first] = answered;
  if (first === undefined) return { kind: "unreachable", reason: batchResult.map(reasonOf).join("; ") };
  const problems = answered.flatMap(({ index, answers }) =>
    questions.flatMap(({ problem }, at) => {
      const words = problem(answers[at]);
      return words === null ? [] : [`${chain.network}, RPC endpoint ${rpc.endpoints[index]?.host}: ${words}`];
    }),
  );
  const canSponsor =
    chain.sponsorship !== null && answered.every(({ answers }) => answersProbes(questions, answers, sponsoringKeys));
  const tokens = abilitiesOf(chain, questions, first.answers);
  const lacking = answered.flatMap(({ index, answers }) =>
    optionalContracts(chain).flatMap((contract) =>
      lacksCode(questions, answers, contract.key) ? [{ ...contract, host: rpc.endpoints[index]?.host }] : [],
    ),
  );
  const isThere = (scheme: string) =>
    optionalContracts(chain).some((each) => each.scheme === scheme) && !lacking.some((each) => each.scheme === scheme);
  const withoutSchemes = lacking.map(
    ({ host, name, address, lost }) =>
      `${chain.network}, RPC endpoint ${host}: there is no code of ${name} at ${address}, so the network has ${lost} until it is there and the services start again`,
  );
  const warnings = [...withoutSchemes, ...(await warningsOf(chain, rpc))];
  const [canHold, hasChannels] = [isThere(upto.scheme), isThere(deposit.scheme)];
  return { kind: "checked", problems, tokens, canSponsor, canHold, hasChannels, warnings };
}

/** Reads the abilities of each endpoint, which later reads use. */
async function warningsOf(chain: Chain, { endpoints }: Checked): Promise<readonly string[]> {
  const found = await Promise.allSettled(endpoints.map((endpoint) => endpoint.abilities()));
  const known = found.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const canTrace = known.some(
    ({ debugTraceTransaction, traceTransaction }) => debugTraceTransaction || traceTransaction,
  );
  if (canTrace || known.length === 0 || chain.environment !== "production") return [];
  return [
    `${chain.network}: no RPC endpoint traces (debug_traceTransaction or trace_transaction), so a settlement inside another contract's call cannot be proven`,
  ];
}

interface Question {
  readonly key: string;
  readonly call: RpcCall;
  readonly problem: (answer: RpcAnswer | undefined) => string | null;
}

function questionsOf(chain: Chain): readonly Question[] {
  const { permit2, multicall3 } = chain.contracts;
  const tokens = Object.entries(chain.tokens);
  return [
    chainIdQuestion(chain),
    blockTimeQuestion(chain),
    codeQuestion("Permit2", permit2),
    codeQuestion("Multicall3", multicall3),
    ...kindQuestions(chain),
    ...optionalContracts(chain).map(optionalQuestion),
    ...sponsoringQuestions(chain),
    ...tokens.map(([symbol, address]) => codeQuestion(symbol, address)),
    ...tokens.map(([symbol, address]) => probe(`${symbol}.pausable`, address, selectors.paused.selector)),
    ...tokens.map(([symbol, address]) =>
      probe(`${symbol}.blockList`, address, selectors.getBlackListStatus.selector + addressWord(multicall3)),
    ),
  ];
}

function chainIdQuestion({ chainId }: Chain): Question {
  return {
    key: "chainId",
    call: { method: "eth_chainId", params: [] },
    problem: (answer) => {
      const text = resultText(answer);
      const isRight = text !== null && /^0x[0-9a-f]{1,16}$/i.test(text) && BigInt(text) === BigInt(chainId);
      return isRight
        ? null
        : `chain id ${chainId} was expected, the node answers ${text === null ? "nothing" : describe(text)}`;
    },
  };
}

/** The contract of each kind of settlement; a chain that has none of a kind settles none of it. */
function kindQuestions({ contracts }: Chain): readonly Question[] {
  return settlementKinds.flatMap(({ name, scheme, contractOn }) => {
    const contract = contractOn(contracts);
    // Without the contracts of holds and channels everything else works.
    if (contract === null || scheme === upto.scheme || scheme === deposit.scheme) return [];
    return [codeQuestion(`the contract of ${name}`, contract)];
  });
}

interface OptionalContract {
  readonly key: string;
  readonly scheme: string;
  readonly name: string;
  readonly address: string;
  /** What the network has without it. */
  readonly lost: string;
}

function optionalContracts({ contracts: { x402UptoProxy, x402Channels } }: Chain): readonly OptionalContract[] {
  const holds = { scheme: upto.scheme, lost: `no holds (scheme ${upto.scheme})` };
  const channels = { scheme: deposit.scheme, lost: `no channels (scheme ${deposit.scheme})` };
  return [
    ...(x402UptoProxy === null
      ? []
      : [{ ...holds, key: "code.upto", name: "the x402 upto proxy", address: x402UptoProxy }]),
    ...(x402Channels === null
      ? []
      : [
          {
            ...channels,
            ...{ key: "code.channels", name: "the x402 batch settlement", address: x402Channels.batchSettlement },
          },
          {
            ...channels,
            ...{ key: "code.collector", name: "the x402 deposit collector" },
            address: x402Channels.permit2DepositCollector,
          },
        ]),
  ];
}

function blockTimeQuestion({ contracts }: Chain): Question {
  const call = { to: contracts.multicall3, data: selectors.getCurrentBlockTimestamp.selector };
  const params = [call, "latest", {}, { time: `0x${probeTimeSeconds.toString(16)}` }];
  return {
    key: "blockTime",
    call: { method: "eth_call", params },
    problem: (answer) => {
      const text = resultText(answer);
      // Without Multicall3 the answer is empty; another check reports that.
      if (text === "0x") return null;
      const isHeeded = text !== null && /^0x[0-9a-f]{64}$/i.test(text) && BigInt(text) === probeTimeSeconds;
      return isHeeded ? null : "eth_call does not apply the block override that simulations need";
    },
  };
}

function codeQuestion(name: string, address: string): Question {
  return {
    key: `code.${name}`,
    call: { method: "eth_getCode", params: [address, "latest"] },
    problem: (answer) => ((resultText(answer) ?? "0x") === "0x" ? `there is no code of ${name} at ${address}` : null),
  };
}

/** Missing code is no problem: the network then lacks the scheme. Without code a call does nothing, and its simulation passes. */
function optionalQuestion({ key, name, address }: OptionalContract): Question {
  return {
    key,
    call: { method: "eth_getCode", params: [address, "latest"] },
    problem: (answer) => (resultText(answer) === null ? `it does not answer whether there is code of ${name}` : null),
  };
}

function lacksCode(questions: readonly Question[], answers: readonly RpcAnswer[], key: string): boolean {
  return questions.some((question, at) => question.key === key && resultText(answers[at]) === "0x");
}

const sponsoringKeys = ["sponsoring.simulate", "sponsoring.l1Fee"];

/** Missing support is no problem: the network then sponsors no approvals, and says so. */
function sponsoringQuestions({ sponsorship, contracts }: Chain): readonly Question[] {
  const oracle = sponsorship?.l1FeeOracle ?? null;
  const block = { calls: [{ to: contracts.multicall3, data: selectors.getBlockNumber.selector }] };
  const params = [{ blockStateCalls: [block], validation: false }, "latest"];
  return [
    { key: "sponsoring.simulate", call: { method: "eth_simulateV1", params }, problem: () => null },
    ...(oracle === null ? [] : [{ key: "sponsoring.l1Fee", call: l1FeeCall(oracle, "0x02"), problem: () => null }]),
  ];
}

/** Whether all of these probes have a usable answer: a list, or a word. */
function answersProbes(
  questions: readonly Question[],
  answers: readonly RpcAnswer[],
  keys: readonly string[],
): boolean {
  return questions.every(({ key }, at) => {
    const answer = answers[at];
    if (!keys.includes(key)) return true;
    if (answer === undefined || "error" in answer) return false;
    return Array.isArray(answer.result) || /^0x[0-9a-f]{64}$/i.test(resultText(answer) ?? "");
  });
}

function probe(key: string, address: string, data: string): Question {
  return { key, call: { method: "eth_call", params: [{ to: address, data }, "latest"] }, problem: () => null };
}

function abilitiesOf(
  chain: Chain,
  questions: readonly Question[],
  answers: readonly RpcAnswer[],
): Record<string, TokenAbilities> {
  const answersWord = (key: string) =>
    /^0x[0-9a-f]{64}$/i.test(resultText(answers[questions.findIndex((each) => each.key === key)]) ?? "");
  const abilities = (symbol: string) => ({
    pausable: answersWord(`${symbol}.pausable`),
    blockList: answersWord(`${symbol}.blockList`),
  });
  return Object.fromEntries(Object.keys(chain.tokens).map((symbol) => [symbol, abilities(symbol)]));
}

function resultText(answer: RpcAnswer | undefined): string | null {
  return answer !== undefined && "result" in answer && typeof answer.result === "string" ? answer.result : null;
}

function describe(text: string): string {
  return /^0x[0-9a-f]{1,16}$/i.test(text) ? BigInt(text).toString() : "something else";
}

function reasonOf(batchResult: PromiseSettledResult<unknown>): string {
  return batchResult.status === "rejected" ? failureWords(batchResult.reason) : "no answer";
}
