import type { Address, Chain } from "@lunas/catalog/chain";
import type { ChannelStates, NamedByLogs } from "@lunas/domain/channel/claims/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { decodeAggregate3, encodeAggregate3, type SubCall } from "../abi/aggregate3";
import { channelContract } from "../abi/channel-contract";
import { headCall, headOf } from "../read/read-head";
import { bytesOf, rubbish } from "../rpc/results";
import type { Rpc } from "../rpc/rpc";

interface Situation {
  readonly chain: Chain;
  readonly rpc: Rpc;
  readonly address: Address;
}

/**
 * The contract's state of channels and wallets, all at one block: one batch, whose endpoint also says which block has this height.
 * Throws `Unavailable("chain")`, also where the node does not have the block's state.
 */
export async function readStates(
  { chain, rpc, address }: Situation,
  block: number,
  { channels, receivers }: NamedByLogs,
): Promise<ChannelStates> {
  const calls = [
    ...channels.flatMap((id) => [
      view(address, "channels", id),
      view(address, "pendingWithdrawals", id),
      view(address, "refundNonce", id),
    ]),
    ...receivers.map(({ receiver, asset }) => view(address, "receivers", receiver, asset)),
  ];
  const call = { to: chain.contracts.multicall3, data: encodeAggregate3(calls) };
  const [head, answer] = await rpc.batch([
    headCall(block),
    { method: "eth_call", params: [call, `0x${block.toString(16)}`] },
  ]);
  const found = headOf(head);
  const answers = decodeAggregate3(bytesOf(answer, what), calls.length);
  if (found === null || answers === null || answers.some(({ success }) => !success)) throw rubbish(what);
  const words = (index: number) => wordsOf(answers[index]?.data ?? "0x");
  const first = channels.length * 3;
  return {
    block: found,
    channels: channels.map((id, index) => {
      const [balance, claimed] = words(index * 3);
      const [withdrawAmount, requestedAt] = words(index * 3 + 1);
      const [refundNonce] = words(index * 3 + 2);
      return {
        ...{ id, balance: known(balance), claimed: known(claimed), refundNonce: known(refundNonce) },
        ...{ withdrawAmount: known(withdrawAmount), withdrawRequestedAt: Number(known(requestedAt)) },
      };
    }),
    receivers: receivers.map((each, index) => {
      const [claimed, settled] = words(first + index);
      return { ...each, claimed: known(claimed), settled: known(settled) };
    }),
  };
}

const what = "the state of channels";

function view(target: Address, name: string, ...values: readonly string[]): SubCall {
  return { target, data: channelContract.encodeFunctionData(name, values) as Hex };
}

function wordsOf(data: Hex): readonly bigint[] {
  return (data.slice(2).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`));
}

function known(word: bigint | undefined): bigint {
  if (word === undefined) throw rubbish(what);
  return word;
}
