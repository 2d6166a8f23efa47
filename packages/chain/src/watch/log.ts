import type { Hex } from "@lunas/domain/shared/hex";
import { bytesOf, fields, hash, quantity, rubbish } from "../rpc/results";

/** A log of a block; all hex in lower case. */
export interface Log {
  readonly address: string;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  /** Index within its block. */
  readonly logIndex: number;
  readonly txHash: Hex;
  readonly blockHash: Hex;
}

const what = "a log";

/** In the order of the block. Throws `Unavailable("chain")` for an invalid answer. */
export function parseLogs(value: unknown): readonly Log[] {
  if (!Array.isArray(value)) throw rubbish(what);
  return value.map(parseLog).sort((one, other) => one.logIndex - other.logIndex);
}

function parseLog(value: unknown): Log {
  const log = fields(value, what);
  if (typeof log.address !== "string" || !Array.isArray(log.topics)) throw rubbish(what);
  return {
    address: log.address.toLowerCase(),
    topics: log.topics.map((topic: unknown) => hash(topic, what)),
    data: bytesOf({ result: log.data }, what),
    logIndex: Number(quantity(log.logIndex, what)),
    txHash: hash(log.transactionHash, what),
    blockHash: hash(log.blockHash, what),
  };
}
