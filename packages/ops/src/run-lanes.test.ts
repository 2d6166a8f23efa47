import { chains } from "@lunas/catalog/chains";
import type { LaneRetirement } from "@lunas/domain/operations/lane-retirement";
import type { LaneNaming, LaneView } from "@lunas/domain/operations/operator-views";
import { runLanes } from "./run-lanes";

const retirement: LaneRetirement = { retire: () => Promise.reject(new Error("no lane is retired here")) };
const operator = { kind: "operator", id: "siti" } as const;
const lane = (of: Partial<LaneView>): LaneView =>
  ({
    ...{ chainId: chains[0]?.chainId, address: "0xa", nextNonce: 0, openTransactions: 0, balanceWei: "1" },
    ...{ heldBy: null, retiredAtMs: null, settles: true, resting: false },
    ...of,
  }) as LaneView;
/** Each look at the lanes finds the next of these; the last one stays. */
async function check(...answers: readonly (readonly LaneView[])[]) {
  let reads = 0;
  const lanes = async () => answers[Math.min(reads++, answers.length - 1)] ?? [];
  const deps = {
    views: { lanes, namedLanes: async () => [] },
    retirement,
    operator,
    chains,
    sleep: async () => undefined,
  };
  const result = await runLanes(deps, { kind: "lanes_check", network: chains[0]?.network ?? null });
  return { ...result, reads };
}

test.each([
  ["a lane that is ready", [lane({})], true, "1 of 1 lanes have ether"],
  ["one of two without ether", [lane({}), lane({ address: "0xb", resting: true })], true, "send ether to 0xb"],
  ["no lane with ether", [lane({ resting: true })], false, "0 of 1 lanes have ether; send ether to 0xa"],
  ["a balance that nobody has read", [lane({ balanceWei: null })], false, "no settler has read the balance of 0xa yet"],
  ["a treasury alone", [lane({ settles: false })], false, "no lane"],
  ["a retired lane alone", [lane({ retiredAtMs: 1 })], false, "no lane"],
  ["nothing", [], false, "no lane"],
])("lanes check answers for %s", async (_, lanes, isGood, text) => {
  const result = await check(lanes);
  expect(result.isGood).toBe(isGood);
  expect(result.text).toContain(text);
});

it("asks for no lane of a chain that the deployment does not serve", async () => {
  const served = chains.filter(({ environment }) => environment === "production");
  const lanes = served.map(({ chainId }) => lane({ chainId }));
  const views = { lanes: async () => lanes, namedLanes: async () => [] };
  const deps = { views, retirement, operator, sleep: async () => undefined };
  const all = { kind: "lanes_check", network: null } as const;
  expect(await runLanes({ ...deps, chains: served }, all)).toMatchObject({ isGood: true });
  expect(await runLanes({ ...deps, chains }, all)).toMatchObject({ isGood: false });
});

test("lanes check waits for a settler that has just started, and asks for no ether that is there", async () => {
  const result = await check([lane({ balanceWei: null })], [lane({ balanceWei: null })], [lane({})]);
  expect(result).toMatchObject({ isGood: true, text: expect.stringMatching(/1 of 1 lanes have ether$/), reads: 3 });
});

test("lanes check waits for no lane that does not decide, and not for ever", async () => {
  expect((await check([lane({}), lane({ address: "0xb", balanceWei: null })])).reads).toBe(1);
  expect((await check([lane({ resting: true })])).reads).toBe(1);
  expect((await check([lane({ balanceWei: null })])).reads).toBe(21);
});

test("lanes list counts the payments of the last day that named each lane", async () => {
  const [own, other] = [lane({ address: "0xa", retiredAtMs: 1 }), lane({ address: "0xb" })];
  const naming = (of: Partial<LaneNaming>) => ({ ...own, payments: 7, ...of }) as LaneNaming;
  const namings = [naming({}), naming({ chainId: 1, address: "0xb" })];
  const views = { lanes: async () => [own, other], namedLanes: async () => namings };
  const deps = { views, retirement, operator, chains, sleep: async () => undefined };
  const result = await runLanes(deps, { kind: "lanes_list", network: null });
  expect(result.data).toMatchObject([{ namedInLastDay: 7 }, { namedInLastDay: 0 }]);
  expect(result.text).toContain("named in 24 h");
});
