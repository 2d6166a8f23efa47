import type { Address } from "@lunas/catalog/chain";
import type { Moved } from "@lunas/domain/channel/claims/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { channelTopics } from "../abi/channel-contract";
import { headCall, headOf } from "../read/read-head";
import { fields, hash, quantity, resultOf, rubbish } from "../rpc/results";
import type { Rpc } from "../rpc/rpc";
import { parseLogs } from "../watch/log";
import { receiptCall } from "../watch/receipts";

const topicOf = { payout: channelTopics.settled, refund: channelTopics.refunded } as const;

/** What a transaction paid out or gave back; 0: its call found nothing to move. Null: it is not mined. Throws `Unavailable("chain")`. */
export async function movedBy(
  { rpc, address }: { readonly rpc: Rpc; readonly address: Address },
  kind: keyof typeof topicOf,
  txHash: Hex,
): Promise<Moved | null> {
  const [answer] = await rpc.batch([receiptCall(txHash)]);
  const result = resultOf(answer, "a receipt");
  if (result === null) return null;
  const receipt = fields(result, "a receipt");
  const block = headOf((await rpc.batch([headCall(hash(receipt.blockHash, "a receipt"))]))[0]);
  if (block === null) return null;
  const log = parseLogs(receipt.logs).find(
    (each) => each.address === address.toLowerCase() && each.topics[0] === topicOf[kind],
  );
  if (log !== undefined && log.data.length !== 66) throw rubbish("a log of channels");
  return {
    txHash,
    amount: log === undefined ? 0n : quantity(log.data, "an amount"),
    blockNumber: block.number,
    blockTimestampSeconds: block.timestampSeconds,
  };
}
