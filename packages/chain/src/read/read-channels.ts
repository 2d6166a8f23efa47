import type { Address, Chain } from "@lunas/catalog/chain";
import type { ChannelId, ChannelOnChain } from "@lunas/domain/channel/channel";
import { addressWord } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import type { SubAnswer, SubCall } from "../abi/aggregate3";
import { selectors } from "../abi/contracts";
import { rubbish } from "../rpc/results";
import type { Rpc, RpcAnswer, RpcCall } from "../rpc/rpc";
import { readCall, subAnswersOf } from "./payer-state";

const what = "the state of a channel";

export interface ReadableChain {
  readonly chain: Chain;
  readonly rpc: Rpc;
}

/** All of one block. Null: the contract gave no answer. Throws `Unavailable("chain")`. */
export async function readChannels(
  { chain, rpc }: ReadableChain,
  ids: readonly ChannelId[],
): Promise<readonly ChannelOnChain[] | null> {
  const [answer] = await rpc.batch([channelStatesCall(chain, ids)]);
  return parseChannelStates(answer, ids.length).channels;
}

/** Sub-calls of one `eth_call`: the block's number, what is asked besides, and three for each channel. */
export function channelStatesCall(chain: Chain, ids: readonly ChannelId[], besides: readonly SubCall[] = []): RpcCall {
  const { multicall3 } = chain.contracts;
  const target = contractOf(chain);
  const { getBlockNumber, channels, pendingWithdrawals, refundNonce } = selectors;
  const ofChannels = ids.flatMap((channelId) =>
    [channels, pendingWithdrawals, refundNonce].map(({ selector }) => ({ target, data: withId(selector, channelId) })),
  );
  const subCalls = [{ target: multicall3, data: getBlockNumber.selector }, ...besides, ...ofChannels];
  return readCall(multicall3, subCalls, 1);
}

export interface ChannelStates {
  readonly besides: readonly SubAnswer[];
  /** Null: the contract gave no answer. */
  readonly channels: readonly ChannelOnChain[] | null;
}

export function parseChannelStates(answer: RpcAnswer | undefined, count: number): ChannelStates {
  const [block, ...others] = subAnswersOf(answer, what);
  const readAtBlock = wordsOf(block, 1)?.[0];
  if (readAtBlock === undefined) throw rubbish(what);
  const besides = others.slice(0, others.length - count * 3);
  const parts = others.slice(others.length - count * 3);
  const channels = Array.from({ length: count }, (_, index) =>
    channelOf(parts.slice(index * 3, index * 3 + 3), Number(readAtBlock)),
  );
  const isWhole = (those: typeof channels): those is ChannelOnChain[] => !those.includes(null);
  return { besides, channels: isWhole(channels) ? channels : null };
}

function channelOf(answers: readonly SubAnswer[], readAtBlock: number): ChannelOnChain | null {
  const [state, pending, nonce] = [wordsOf(answers[0], 2), wordsOf(answers[1], 2), wordsOf(answers[2], 1)];
  if (state === null || pending === null || nonce === null) return null;
  const [[balance, claimed], [withdrawAmount, requestedAt], [refundNonce]] = [state, pending, nonce] as [
    ...[[bigint, bigint], [bigint, bigint], [bigint]],
  ];
  return { balance, claimed, refundNonce, withdrawAmount, withdrawRequestedAt: Number(requestedAt), readAtBlock };
}

/** What the contract has for a receiver in all channels of a token. Null: it gave no answer. */
export async function readReceiver(
  { chain, rpc }: ReadableChain,
  receiver: Address,
  token: Address,
): Promise<{ readonly claimed: bigint; readonly settled: bigint } | null> {
  const data: Hex = `${selectors.receivers.selector}${addressWord(receiver)}${addressWord(token)}`;
  const [answer] = await rpc.batch([channelStatesCall(chain, [], [{ target: contractOf(chain), data }])]);
  const words = wordsOf(parseChannelStates(answer, 0).besides[0], 2);
  const [claimed, settled] = words ?? [];
  return claimed === undefined || settled === undefined ? null : { claimed, settled };
}

/** The words of an answer; null for another number of them. */
export function wordsOf(answer: SubAnswer | undefined, count: number): readonly bigint[] | null {
  if (answer?.success !== true || answer.data.length !== 2 + count * 64) return null;
  return Array.from({ length: count }, (_, index) => BigInt(`0x${answer.data.slice(2 + index * 64, 66 + index * 64)}`));
}

function contractOf({ chainId, contracts }: Chain): Address {
  if (contracts.x402Channels === null) throw new Error(`chain ${chainId} has no channels`);
  return contracts.x402Channels.batchSettlement;
}

function withId(selector: Hex, channelId: ChannelId): Hex {
  return `${selector}${channelId.slice(2).toLowerCase()}`;
}
