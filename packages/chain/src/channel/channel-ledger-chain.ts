import type { Address, Chain } from "@lunas/catalog/chain";
import type { ReceiverKey } from "@lunas/domain/channel/claims/ports";
import type { ChannelLedgerChain, ChannelMove, SettledLog } from "@lunas/domain/ledger/channel-ledger";
import { addressWord } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import { channelTopics } from "../abi/channel-contract";
import { hexQuantity } from "../rpc/hex-quantity";
import { fields, quantity, resultOf } from "../rpc/results";
import type { Rpc } from "../rpc/rpc";
import { type Log, parseLogs } from "../watch/log";
import { receiptCall } from "../watch/receipts";
import { addressIn } from "./address-in";
import { readStates } from "./read-states";

const batchSize = 100;
/** Blocks of one read of logs: every provider allows so many. */
const blocksAtOnce = 2_000;

/** What the ledger compares channels with. Reads throw `Unavailable("chain")`. */
export function channelLedgerChain({ chain, rpc }: { readonly chain: Chain; readonly rpc: Rpc }): ChannelLedgerChain {
  const address = () => {
    if (chain.contracts.x402Channels === null) throw new Error(`${chain.network} has no contract of channels`);
    return chain.contracts.x402Channels.batchSettlement;
  };
  return {
    channelStates: (block, wanted) => readStates({ chain, rpc, address: address() }, block, wanted),
    channelMoves: async (hashes) => {
      const moves = new Map<Hex, readonly ChannelMove[]>();
      for (let from = 0; from < hashes.length; from += batchSize) {
        const part = hashes.slice(from, from + batchSize);
        const answers = await rpc.batch(part.map(receiptCall));
        for (const [index, hash] of part.entries()) {
          const result = resultOf(answers[index], "a receipt");
          if (result === null) continue;
          moves.set(hash, movesIn(address(), parseLogs(fields(result, "a receipt").logs)));
        }
      }
      return moves;
    },
    settledTo: (key, blocks) => settledTo({ rpc, address: address() }, key, blocks),
  };
}

function movesIn(contract: Address, logs: readonly Log[]): readonly ChannelMove[] {
  return logs
    .filter(({ address }) => address === contract.toLowerCase())
    .flatMap(({ topics, data }): readonly ChannelMove[] => {
      const amount = () => quantity(data, "an amount in a log");
      if (topics[0] === channelTopics.refunded)
        return [{ kind: "refund", channelId: topics[1] ?? null, key: null, amount: amount() }];
      if (topics[0] !== channelTopics.settled) return [];
      const key = { receiver: addressIn(topics[1]), asset: addressIn(topics[2]) };
      return [{ kind: "payout", channelId: null, key, amount: amount() }];
    });
}

async function settledTo(
  { rpc, address }: { readonly rpc: Rpc; readonly address: Address },
  { receiver, asset }: ReceiverKey,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly SettledLog[]> {
  const found: SettledLog[] = [];
  const topics = [channelTopics.settled, `0x${addressWord(receiver)}`, `0x${addressWord(asset)}`];
  for (let first = from; first <= to; first += blocksAtOnce) {
    const last = Math.min(to, first + blocksAtOnce - 1);
    const filter = { address, topics, fromBlock: hexQuantity(first), toBlock: hexQuantity(last) };
    const [answer] = await rpc.batch([{ method: "eth_getLogs", params: [filter] }]);
    for (const { txHash, data } of parseLogs(resultOf(answer, "the logs of payouts")))
      found.push({ txHash, amount: quantity(data, "an amount in a log") });
  }
  return found;
}
