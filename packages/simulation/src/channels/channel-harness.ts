import type { Address, Chain } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { ChannelConfig, ChannelId } from "@lunas/domain/channel/channel";
import type { ActionStore, ChannelAuthorizer, ChannelContract } from "@lunas/domain/channel/claims/ports";
import type { ChargeStore } from "@lunas/domain/channel/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { nowSeconds } from "@lunas/testkit/build/defaults";
import { addressOf, hashOf } from "@lunas/testkit/build/numbered";
import { memoryChargeStore } from "@lunas/testkit/fakes/memory-channels";
import { type Random, seededRandom } from "../random";
import { createScheduler, type Process, type Scheduler } from "../scheduler";
import { channelActions } from "./channel-actions";
import { type ChannelChain, channelChain, mostRowsOfBlock } from "./channel-chain";
import { type LaneRows, laneRows } from "./channel-lane";
import { channelNode, type LaneNode, type NodeConditions } from "./channel-node";
import { type ChannelRows, channelRows } from "./channel-rows";

/** A safeguard of channels that is out: another port in the place of the right one. */
export interface ChannelMutant {
  readonly name: string;
  readonly actions?: (store: ActionStore, harness: Pick<ChannelHarness, "rows">) => ActionStore;
  readonly contract?: (contract: ChannelContract, harness: Pick<ChannelHarness, "rows">) => ChannelContract;
  readonly charges?: (store: ChargeStore, harness: Pick<ChannelHarness, "rows">) => ChargeStore;
  readonly authorizer?: (authorizer: ChannelAuthorizer) => ChannelAuthorizer;
}

/** A channel of a history, whether it is open or not. */
export interface SimChannel {
  readonly id: ChannelId;
  readonly config: ChannelConfig;
  /** The deposits that its payer has signed, each mined once. */
  readonly deposits: { readonly hash: Hex; readonly amount: bigint; isCounted: boolean }[];
}

/** A request of a shop that ended in a success. */
export interface ReportedCharge {
  readonly request: number;
  readonly channelId: ChannelId;
  readonly chargeId: string;
}

export interface ChannelHarness {
  readonly random: Random;
  readonly chain: Chain;
  readonly scheduler: Scheduler;
  readonly ledger: ChannelChain;
  readonly rows: ChannelRows;
  readonly contract: ChannelContract;
  readonly actions: ActionStore;
  readonly charges: ChargeStore;
  readonly lane: { readonly node: LaneNode; readonly rows: LaneRows };
  readonly conditions: NodeConditions;
  readonly trouble: { databaseFailures: number; isAuthorizerAway: boolean };
  readonly authorizer: ChannelAuthorizer;
  readonly channels: readonly SimChannel[];
  readonly processes: Process[];
  readonly settlers: Process[];
  readonly gateways: Process[];
  readonly reported: ReportedCharge[];
  /** Channels whose charges may be lost: their vouchers are forged. */
  readonly unclaimable: Set<ChannelId>;
  /** Requests that have no end yet, by their channels. One without an Idempotency-Key is alone on its channel. */
  readonly openRequests: Map<ChannelId, { count: number; isKeyed: boolean }>;
  readonly counts: { requests: number; started: number };
  readonly trace: string[];
}

/** Seconds between the start of a withdrawal and its end. */
export const withdrawDelay = 60;
const authorizerAddress = addressOf(7_777);
const asset = addressOf(6_000);

export function createChannelHarness(seed: number, mutant: ChannelMutant | null): ChannelHarness {
  const random = seededRandom(seed);
  const scheduler = createScheduler(nowSeconds * 1_000);
  const chain = chainOf(random);
  const rows = channelRows(scheduler.clock);
  const ledger = channelChain(random, nowSeconds);
  const conditions: NodeConditions = { lagBlocks: 0, isStalled: false, failures: 0 };
  const node = channelNode({ chain, ledger, conditions });
  const trouble = { databaseFailures: 0, isAuthorizerAway: false };
  const receivers = [addressOf(5_001), addressOf(5_002)];
  const authorizer = simAuthorizer(ledger, trouble);
  const actions = channelActions(rows, scheduler.clock);
  const charges = memoryChargeStore(rows.channels);
  return {
    ...{ random, chain, scheduler, ledger, rows, conditions, trouble },
    contract: mutant?.contract?.(node.contract, { rows }) ?? node.contract,
    actions: mutant?.actions?.(actions, { rows }) ?? actions,
    charges: mutant?.charges?.(charges, { rows }) ?? charges,
    lane: { node: node.lane, rows: laneRows(rows, scheduler.clock, node.callOf) },
    authorizer: mutant?.authorizer?.(authorizer) ?? authorizer,
    channels: Array.from({ length: random.between(4, 8) }, (_, index) => channelOf(index, random.pick(receivers))),
    ...{ processes: [], settlers: [], gateways: [], reported: [], unclaimable: new Set(), trace: [] },
    ...{ openRequests: new Map(), counts: { requests: 0, started: 0 } },
  };
}

function chainOf(random: Random): Chain {
  if (sandbox.channels === null) throw new Error("the sandbox has no channels");
  return {
    ...sandbox,
    settlement: { ...sandbox.settlement, confirmations: random.between(1, 3) },
    channels: {
      ...sandbox.channels,
      claim: { ...sandbox.channels.claim, most: mostRowsOfBlock, fromAmount: 3_000n, afterMs: 86_400_000 },
      payout: { dailyFrom: 1_000n, atOnceFrom: 6_000n, hour: 0 },
    },
  };
}

function channelOf(index: number, receiver: Address): SimChannel {
  return {
    id: hashOf(40_000 + index),
    config: {
      ...{ payer: addressOf(2_001 + index), payerAuthorizer: addressOf(3_001 + index), receiver, withdrawDelay },
      ...{ receiverAuthorizer: authorizerAddress, token: asset, salt: hashOf(index) },
    },
    deposits: [],
  };
}

/** Proves vouchers as the real one does: a forged one is not the payer's. */
function simAuthorizer({ forged }: ChannelChain, trouble: ChannelHarness["trouble"]): ChannelAuthorizer {
  const sign = async (): Promise<Hex> => {
    if (trouble.isAuthorizerAway) throw new Error("the signer does not answer");
    return "0x51";
  };
  return {
    addresses: () => (trouble.isAuthorizerAway ? [] : [authorizerAddress]),
    unprovenOf: (claimed) =>
      claimed
        .filter(({ voucherSignature, totalClaimed, signedMax, charged }) => {
          return (
            forged.has(voucherSignature) || totalClaimed > signedMax || (charged !== null && totalClaimed > charged)
          );
        })
        .map(({ channelId }) => channelId),
    signClaim: sign,
    signRefund: sign,
  };
}
