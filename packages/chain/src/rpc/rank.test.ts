import { type EndpointState, rank } from "./rank";

const state = (position: number, change: Partial<EndpointState> = {}): EndpointState => ({
  position,
  isOut: false,
  isDoubtful: false,
  restsUntilMs: 0,
  behindBlocks: 0,
  errorRate: 0,
  latencyMs: 50,
  ...change,
});
const order = (...states: EndpointState[]) => rank(states, 1_000).map(({ position }) => position);

test("of healthy endpoints, the first in the settings wins, even if another is a little faster", () => {
  expect(order(state(1, { latencyMs: 20 }), state(0, { latencyMs: 90 }))).toEqual([0, 1]);
  expect(order(state(0, { latencyMs: null }), state(1))).toEqual([0, 1]);
});

test.each<[string, Partial<EndpointState>]>([
  ["that is behind", { behindBlocks: 1 }],
  ["that rests", { restsUntilMs: 1_001 }],
  ["whose head is not confirmed", { isDoubtful: true }],
  ["that fails often", { errorRate: 0.5 }],
  ["that is many times slower", { latencyMs: 900 }],
])("an endpoint %s goes after one that is not", (_what, change) => {
  expect(order(state(0, change), state(1))).toEqual([1, 0]);
});

test("a past rest, few errors and a latency that all share change nothing", () => {
  expect(order(state(0, { restsUntilMs: 1_000 }), state(1))).toEqual([0, 1]);
  expect(order(state(0, { errorRate: 0.2 }), state(1))).toEqual([0, 1]);
  expect(order(state(0, { latencyMs: 900 }), state(1, { latencyMs: 800 }))).toEqual([0, 1]);
});

test("the order is behind, doubtful, resting, the least behind first; excluded ones are left out", () => {
  const all = [
    state(0, { isOut: true }),
    state(1, { restsUntilMs: 2_000 }),
    state(2, { isDoubtful: true }),
    state(3, { behindBlocks: 5 }),
    state(4, { behindBlocks: 2, errorRate: 0.9 }),
  ];
  expect(order(...all)).toEqual([4, 3, 2, 1]);
  expect(order(state(0, { isOut: true }))).toEqual([]);
});
