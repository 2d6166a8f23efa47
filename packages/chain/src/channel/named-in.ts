import type { Address } from "@lunas/catalog/chain";
import type { NamedByLogs } from "@lunas/domain/channel/claims/ports";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { channelTopics } from "../abi/channel-contract";
import { headCall, headOf } from "../read/read-head";
import { hexQuantity } from "../rpc/hex-quantity";
import { resultOf } from "../rpc/results";
import type { Rpc } from "../rpc/rpc";
import { type Log, parseLogs } from "../watch/log";
import { addressIn } from "./address-in";

/**
 * What the contract's logs of these blocks name, both included, by any account. Throws `Unavailable("chain")`, also where the node does not have
 * the last block: some nodes answer an empty list for it then, and nothing would be read again.
 */
export async function namedIn(
  { rpc, address }: { readonly rpc: Rpc; readonly address: Address },
  fromBlock: number,
  toBlock: number,
): Promise<NamedByLogs> {
  const filter = { address, fromBlock: hexQuantity(fromBlock), toBlock: hexQuantity(toBlock) };
  const [last, answer] = await rpc.batch([headCall(toBlock), { method: "eth_getLogs", params: [filter] }]);
  if (headOf(last) === null)
    throw new Unavailable("chain", `the logs of channels: the node does not have block ${toBlock}`);
  const logs = parseLogs(resultOf(answer, "the logs of channels")).filter(
    (log) => log.address === address.toLowerCase(),
  );
  const ofReceivers = logs.filter(({ topics }) => topics[0] === channelTopics.settled);
  const channels = logs
    .filter(({ topics }) => namesChannel.has(topics[0] ?? ""))
    .flatMap(({ topics }) => topics[1] ?? []);
  const receivers = new Map(ofReceivers.map((log) => [`${log.topics[1]}${log.topics[2]}`, receiverOf(log)]));
  return { channels: [...new Set(channels)], receivers: [...receivers.values()] };
}

const namesChannel = new Set<string>(Object.values(channelTopics).filter((topic) => topic !== channelTopics.settled));

function receiverOf({ topics }: Log) {
  return { receiver: addressIn(topics[1]), asset: addressIn(topics[2]) };
}
