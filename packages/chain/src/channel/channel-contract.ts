import type { Address, Chain } from "@lunas/catalog/chain";
import type { ClaimRow } from "@lunas/domain/channel/action";
import type { ChannelId } from "@lunas/domain/channel/channel";
import { gasLimitOfClaim } from "@lunas/domain/channel/claims/gas";
import type { Block, ChannelContract } from "@lunas/domain/channel/claims/ports";
import type { ChainWatcher } from "@lunas/domain/settlement/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { headCall, headOf } from "../read/read-head";
import { simulationFailure } from "../read/simulation";
import type { Rpc, RpcCall } from "../rpc/rpc";
import { undisputed } from "../rpc/undisputed";
import { claimCall, ownClaimCall, refundCall, settleCall, together } from "../send/channel-calls";
import { movedBy } from "./moved-by";
import { namedIn } from "./named-in";
import { readStates } from "./read-states";

export interface ChannelContractDeps {
  readonly chain: Chain;
  readonly rpc: Rpc;
  readonly watcher: Pick<ChainWatcher, "head">;
}

/** Rows in one simulation after a whole claim would revert. */
const mostInBatch = 50;

/**
 * The contract of channels on a chain that has it: the calls of actions, and the reads of one round. They use one endpoint, and none while endpoints
 * show different chains: a state that is stored decides what may be charged. Throws `Unavailable("chain")`.
 */
export function openChannelContract(deps: ChannelContractDeps): ChannelContract {
  const { chain, watcher } = deps;
  const rpc = undisputed(deps.rpc);
  const address = addressOn(chain);
  const blockAt = async (number: number): Promise<Block | null> => {
    const [answer] = await rpc.batch([headCall(number)]);
    return headOf(answer);
  };
  return {
    chain,
    claimCall,
    payoutCall: ({ receiver, asset }) => settleCall(receiver, asset),
    refundCall: (refund, signature) => refundCall({ ...refund, signature }),
    together,
    deepBlock: async () => {
      const newest = watcher.head();
      const number = newest === null ? -1 : newest.number - chain.settlement.confirmations + 1;
      return number < 0 ? null : await blockAt(number);
    },
    blockAt,
    namedIn: (from, to) => namedIn({ rpc, address }, from, to),
    statesAt: async ({ number, hash }, wanted) => {
      const states = await readStates({ chain, rpc, address }, number, wanted);
      if (states.block.hash === hash) return states;
      throw new Unavailable("chain", `the state of channels: the node has another block ${number}`);
    },
    failingOf: (authorizer, rows) => failingOf({ rpc, address }, authorizer, rows),
    failureOf: async (calldata, gasLimit) => {
      const [answer] = await rpc.batch([callOf({ to: address, data: calldata, gasLimit })]);
      return simulationFailure(answer);
    },
    movedBy: (kind, txHash) => movedBy({ rpc, address }, kind, txHash),
  };
}

function addressOn({ network, contracts: { x402Channels } }: Chain): Address {
  if (x402Channels === null) throw new Error(`${network} has no contract of channels`);
  return x402Channels.batchSettlement;
}

interface Call {
  readonly to: Address;
  readonly data: Hex;
  readonly gasLimit: bigint;
  readonly from?: Address;
}

function callOf({ to, data, gasLimit, from }: Call): RpcCall {
  const gas = `0x${gasLimit.toString(16)}`;
  return { method: "eth_call", params: [{ to, data, gas, ...(from !== undefined && { from }) }, "latest"] };
}

/** The authorizer itself may claim without a signature, so a simulation by it needs none. */
async function failingOf(
  { rpc, address }: { readonly rpc: Rpc; readonly address: Address },
  authorizer: Address,
  rows: readonly ClaimRow[],
): Promise<ReadonlyMap<ChannelId, string>> {
  const call = (some: readonly ClaimRow[]) =>
    callOf({ to: address, data: ownClaimCall(some), gasLimit: gasLimitOfClaim(some.length), from: authorizer });
  const [whole] = await rpc.batch([call(rows)]);
  const failing = new Map<ChannelId, string>();
  if (simulationFailure(whole) === null) return failing;
  for (let from = 0; from < rows.length; from += mostInBatch) {
    const part = rows.slice(from, from + mostInBatch);
    const answers = await rpc.batch(part.map((row) => call([row])));
    for (const [index, row] of part.entries()) {
      const failure = simulationFailure(answers[index]);
      if (failure !== null) failing.set(row.channelId, failure);
    }
  }
  return failing;
}
