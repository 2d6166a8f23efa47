import { type EndpointStanding, rank } from "./rank";

const standing = (position: number, change: Partial<EndpointStanding> = {}): EndpointStanding => ({
  position,
  isOut: false,
  isDoubtful: false,
  restsUntilMs: 0,
  behindBlocks: 0,
  errorRate: 0,
  latencyMs: 50,
  ...change,
});
const order = (...standings: EndpointStanding[]) => rank(standings, 1_000).map(({ position }) => position);

test("of healthy endpoints, the first in the settings wins, even if another is a little faster", () => {
  expect(order(standing(1, { latencyMs: 20 }), standing(0, { latencyMs: 90 }))).toEqual([0, 1]);
  expect(order(standing(0, { latencyMs: null }), standing(1))).toEqual([0, 1]);
});

test.each<[string, Partial<EndpointStanding>]>([
  ["that is behind", { behindBlocks: 1 }],
  ["that rests", { restsUntilMs: 1_001 }],
  ["whose head is not confirmed", { isDoubtful: true }],
  ["that fails often", { errorRate: 0.5 }],
  ["that is many times slower", { latencyMs: 900 }],
])("an endpoint %s goes after one that is not", (_what, change) => {
  expect(order(standing(0, change), standing(1))).toEqual([1, 0]);
});

test("a past rest, few errors and a latency that all share change nothing", () => {
  expect(order(standing(0, { restsUntilMs: 1_000 }), standing(1))).toEqual([0, 1]);
  expect(order(standing(0, { errorRate: 0.2 }), standing(1))).toEqual([0, 1]);
  expect(order(standing(0, { latencyMs: 900 }), standing(1, { latencyMs: 800 }))).toEqual([0, 1]);
});

test("the order is behind, doubtful, resting, the least behind first; excluded ones are left out", () => {
  const all = [
    standing(0, { isOut: true }),
    standing(1, { restsUntilMs: 2_000 }),
    standing(2, { isDoubtful: true }),
    standing(3, { behindBlocks: 5 }),
    standing(4, { behindBlocks: 2, errorRate: 0.9 }),
  ];
  expect(order(...all)).toEqual([4, 3, 2, 1]);
  expect(order(standing(0, { isOut: true }))).toEqual([]);
});
