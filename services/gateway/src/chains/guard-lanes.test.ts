import { sandbox } from "@lunas/catalog/chains/sandbox";
import { addressOf } from "@lunas/testkit/build/numbered";
import type { ServedChain } from "../settings/served-chains";
import { publicConfig } from "../translate/public-config";
import { guardLanes } from "./guard-lanes";
import type { Lanes } from "./poll-lanes";

const lane = addressOf(9_001);
const lanes: Lanes = {
  ...{ name: "lanes", start: async () => undefined, stop: async () => undefined },
  ...{ canSettle: () => true, relayerOf: () => lane, relayersOf: () => [lane] },
  ...{ namedRelayersOf: () => [lane], laneState: () => "serving" },
};

function shown({ isVerified, canHold }: { readonly isVerified: boolean; readonly canHold: boolean }) {
  const guarded = guardLanes(lanes, { isVerified: () => isVerified, canHold: () => canHold });
  const chain = { ...sandbox, environment: "production" } as const;
  const served = { chain, publicRpcUrl: "http://node:8545", rpcUrls: [] } as unknown as ServedChain;
  const ofHolds = { canHold: () => canHold, namedRelayersOf: guarded.namedRelayersOf };
  const now = { canSponsor: () => false, channelsOn: () => null, ...ofHolds };
  return {
    announced: publicConfig([served], now).production.x402.upto?.facilitators ?? null,
    named: guarded.namedRelayersOf(chain),
    state: guarded.laneState(chain, lane),
    settles: guarded.canSettle(chain),
  };
}

it.each([
  ["has the contract of holds", true, true, { announced: [lane], named: [lane], state: "serving", settles: true }],
  ["lacks it", true, false, { announced: null, named: [], state: "off", settles: true }],
  ["was not reached yet", false, false, { announced: null, named: [], state: "resting", settles: true }],
])("of a chain that %s", (_which, isVerified, canHold, expected) => {
  expect(shown({ isVerified, canHold })).toEqual(expected);
});
