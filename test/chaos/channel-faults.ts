import type { Fault } from "./fault";
import { withdrawalWhileNodesAreDown } from "./faults/f39-withdrawal-while-nodes-are-down";
import { claimWithABadRow } from "./faults/f40-claim-with-a-bad-row";
import { depositTakenBack } from "./faults/f41-deposit-taken-back";
import { killedBetweenClaimAndPayout } from "./faults/f42-killed-between-claim-and-payout";
import { twoGatewaysChargeOneChannel } from "./faults/f43-two-gateways-charge-one-channel";
import { authorizerAway } from "./faults/f44-authorizer-away";
import { postgresDiesAfterACharge } from "./faults/f45-postgres-dies-after-a-charge";
import { killedAtAStockRequest } from "./faults/f55-killed-at-a-stock-request";

/** What may lose a merchant's channels. The last two move the chain's clock, so they come last. */
export const channelFaults: readonly Fault[] = [
  depositTakenBack,
  claimWithABadRow,
  ...killedBetweenClaimAndPayout,
  twoGatewaysChargeOneChannel,
  ...killedAtAStockRequest,
  postgresDiesAfterACharge,
  authorizerAway,
  withdrawalWhileNodesAreDown,
];
