import type { Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Head, NonceFate, SettledElsewhere, SettlementLog } from "@lunas/domain/settlement/head";
import type { Hex } from "@lunas/domain/shared/hex";
import { bytesOf, fields, resultOf } from "../rpc/results";
import type { Rpc } from "../rpc/rpc";
import type { Log } from "./log";
import { settlementNonces } from "./settlement-nonces";
import { settlementsIn } from "./settlements-in";

type Place = Pick<SettledElsewhere, "txHash" | "logIndex">;

interface Candidate {
  readonly txHash: Hex;
  readonly matching: readonly SettlementLog[];
}

/**
 * Which logs of the block may have settled the order, the likeliest first; none: it was not settled there. Logs do not
 * carry the nonce: where a payer paid the same amount to the same payee several times in one block, the transactions'
 * calldata tells which payment is which. Where a contract made up the call, any of its like logs may stand for the payment.
 */
export async function findSettlement(
  { chain, rpc }: { readonly chain: Chain; readonly rpc: Rpc },
  order: SettlementOrder,
  logs: readonly Log[],
): Promise<readonly Place[]> {
  const candidates = candidatesIn(chain, order, logs);
  const places = candidates.flatMap(placesOf);
  if (places.length <= 1) return places;
  const explained = (await readNonces(rpc, order, candidates)).map((nonces, index) => ({
    candidate: candidates[index] as Candidate,
    nonces,
  }));
  const own = explained.find(({ nonces }) => nonces.includes(order.nonce));
  if (own !== undefined) return ownPlaces(own, order.nonce);
  const unexplained = explained.filter(({ candidate, nonces }) => nonces.length !== candidate.matching.length);
  return unexplained.length === 0 ? places : unexplained.flatMap(({ candidate }) => placesOf(candidate));
}

/** The fate of an order that may have been settled at these places of a block; null for none. */
export function settledAt(places: readonly Place[], head: Head): NonceFate | null {
  const { number: blockNumber, hash: blockHash, timestampSeconds: blockTimestampSeconds } = head;
  const block = { blockNumber, blockHash, blockTimestampSeconds };
  const [settlement, ...otherwise] = places.map((place) => ({ ...place, ...block }));
  if (settlement === undefined) return null;
  return { kind: "settled", settlement, ...(otherwise.length > 0 && { otherwise }) };
}

/** The nonces of the like settlements in each candidate's calldata, in their order. */
export async function readNonces(
  rpc: Rpc,
  order: SettlementOrder,
  candidates: readonly Pick<Candidate, "txHash">[],
): Promise<readonly (readonly bigint[])[]> {
  const answers = await rpc.batch(
    candidates.map(({ txHash }) => ({ method: "eth_getTransactionByHash", params: [txHash] })),
  );
  return answers.map((answer) => {
    const { input } = fields(resultOf(answer, "a transaction"), "a transaction");
    return settlementNonces(bytesOf({ result: input }, "a transaction's input"), order);
  });
}

interface Explained {
  readonly candidate: Candidate;
  /** Of the like settlements in its calldata. */
  readonly nonces: readonly bigint[];
}

/** The place in the calldata is the place among the logs where every settlement of the call went through. */
function ownPlaces({ candidate, nonces }: Explained, nonce: bigint): readonly Place[] {
  const places = placesOf(candidate);
  const own = places[nonces.indexOf(nonce)];
  return nonces.length === places.length && own !== undefined ? [own] : places;
}

function placesOf({ txHash, matching }: Candidate): readonly Place[] {
  return matching.map(({ logIndex }) => ({ txHash, logIndex }));
}

function candidatesIn(chain: Chain, order: SettlementOrder, logs: readonly Log[]): readonly Candidate[] {
  const hashes = [...new Set(logs.map(({ txHash }) => txHash))];
  const candidates = hashes.map((txHash) => {
    const settlements = settlementsIn(
      chain,
      logs.filter((log) => log.txHash === txHash),
    );
    return { txHash, matching: settlements.filter((settlement) => isOf(order, settlement)) };
  });
  return candidates.filter(({ matching }) => matching.length > 0);
}

function isOf(order: SettlementOrder, { asset, payer, payTo, amount }: SettlementLog): boolean {
  return asset === order.asset && payer === order.payer && payTo === order.payTo && amount === order.amount;
}
