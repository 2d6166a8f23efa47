import type { Fault } from "./fault";
import { killedBeforeBroadcast } from "./faults/f01-killed-before-broadcast";
import { killedAfterBroadcast } from "./faults/f02-killed-after-broadcast";
import { timeoutAfterAccepting } from "./faults/f03-timeout-after-accepting";
import { refusedWhenRebroadcast } from "./faults/f04-refused-when-rebroadcast";
import { droppedByTheNode } from "./faults/f05-dropped-by-the-node";
import { laggingReplica } from "./faults/f06-lagging-replica";
import { overlappingLeases } from "./faults/f07-overlapping-leases";
import { redisLost } from "./faults/f08-redis-lost";
import { postgresRestarts } from "./faults/f09-postgres-restarts";
import { feeSpike } from "./faults/f10-fee-spike";
import { signerOutOfGas } from "./faults/f11-signer-out-of-gas";
import { reorgBeforeDepth } from "./faults/f12-reorg-before-depth";
import { reorgBelowDepth } from "./faults/f12-reorg-below-depth";
import { deadlineWhileQueued } from "./faults/f13-deadline-while-queued";
import { someoneElseSettles } from "./faults/f14-third-party-settles";
import { payerChangesItsMind } from "./faults/f15-payer-changes-its-mind";
import { tokenPaused } from "./faults/f16-token-paused";
import { poisonJobs } from "./faults/f17-poison-jobs";
import { clocksOff } from "./faults/f18-clocks-off";
import { rpcRubbish } from "./faults/f19-rpc-rubbish";
import { identicalRequests } from "./faults/f20-identical-requests";
import { gatewayKilled } from "./faults/f21-gateway-killed";
import { invalidFloods } from "./faults/f22-invalid-floods";
import { cancelledBesideItsLike } from "./faults/f23-cancelled-beside-its-like";
import { usedElsewhereBesideItsLike } from "./faults/f24-used-elsewhere-beside-its-like";
import { unreadableOutcomes } from "./faults/f25-unreadable-outcomes";
import { waitingSponsoredPayers } from "./faults/f26-waiting-sponsored-payers";
import { badEndpoints } from "./faults/f27-bad-endpoint";
import { laggingInTurn } from "./faults/f28-lagging-in-turn";
import { noBlocks } from "./faults/f29-no-blocks";
import { reorgAndFeeSpike } from "./faults/f30-reorg-and-fee-spike";
import { spikeOnPoorLanes } from "./faults/f31-spike-on-poor-lanes";
import { headsJump } from "./faults/f32-heads-jump";
import { lostAnswers } from "./faults/f33-lost-answers";
import { signerHangs } from "./faults/f34-signer-hangs";
import { machineSuspended } from "./faults/f35-machine-suspended";
import { stockShops } from "./faults/f37-stock-shops";
import { walletsOfMegabytes } from "./faults/f38-wallets-of-megabytes";
import { namedLaneLost } from "./faults/f46-named-lane-lost";
import { lostBetweenHoldAndCapture } from "./faults/f52-lost-between-hold-and-capture";
import { lostInsideCaptures } from "./faults/f53-lost-inside-captures";
import { refundsWhileBlocksBecomeSafe } from "./faults/f54-refunds-while-blocks-become-safe";

/** Everything that settling survives, in the design's order. */
export const allFaults: readonly Fault[] = [
  killedBeforeBroadcast,
  killedAfterBroadcast,
  timeoutAfterAccepting,
  refusedWhenRebroadcast,
  droppedByTheNode,
  laggingReplica,
  overlappingLeases,
  redisLost,
  postgresRestarts,
  feeSpike,
  signerOutOfGas,
  reorgBeforeDepth,
  reorgBelowDepth,
  deadlineWhileQueued,
  someoneElseSettles,
  payerChangesItsMind,
  tokenPaused,
  poisonJobs,
  clocksOff,
  rpcRubbish,
  identicalRequests,
  gatewayKilled,
  invalidFloods,
  reorgAndFeeSpike,
  ...lostAnswers,
  signerHangs,
  machineSuspended,
  ...badEndpoints,
  laggingInTurn,
  stockShops,
  walletsOfMegabytes,
  refundsWhileBlocksBecomeSafe,
  noBlocks,
  spikeOnPoorLanes,
  headsJump,
  cancelledBesideItsLike,
  usedElsewhereBesideItsLike,
  unreadableOutcomes,
  waitingSponsoredPayers,
  lostBetweenHoldAndCapture,
  ...lostInsideCaptures,
  namedLaneLost,
];
