import { sandbox } from "@lunas/catalog/chains/sandbox";
import { canonicalContracts } from "@lunas/catalog/contracts";
import { addressOf } from "@lunas/testkit/build/numbered";
import type { ServedChain } from "../settings/served-chains";
import { publicConfig } from "../translate/public-config";
import { offeredChannels } from "./offered-channels";

const receiverAuthorizer = addressOf(7_001);
const chain = { ...sandbox, environment: "production" } as const;

function announced(
  changes: object,
  { hasChannels = true, authorizer = receiverAuthorizer as `0x${string}` | null } = {},
) {
  const channelsOn = offeredChannels({ authorizerOf: () => authorizer }, { hasChannels: () => hasChannels });
  const served = { chain: { ...chain, ...changes }, publicRpcUrl: "http://node:8545", rpcUrls: [] };
  const now = { canSponsor: () => false, canHold: () => false, namedRelayersOf: () => [], channelsOn };
  return publicConfig([served as unknown as ServedChain], now).production.x402.batchSettlement;
}

test("a chain with everything announces its contracts, the authorizer and the delay of new channels", () => {
  expect(announced({})).toEqual({
    contract: canonicalContracts.x402Channels.batchSettlement,
    permit2Collector: canonicalContracts.x402Channels.permit2DepositCollector,
    receiverAuthorizer,
    withdrawDelay: 86_400,
    minDeposit: String(chain.channels?.leastDeposit),
  });
});

test("a chain that lacks one thing announces nothing", () => {
  const without = [
    announced({ channels: null }),
    announced({ contracts: { ...chain.contracts, x402Channels: null } }),
    announced({}, { hasChannels: false }),
    announced({}, { authorizer: null }),
  ];
  expect(without).toEqual(Array(4).fill(undefined));
});
