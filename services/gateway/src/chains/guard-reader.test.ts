import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { ChainReader } from "@lunas/domain/payment/ports";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { guardReader } from "./guard-reader";

function guarded({ isVerified = true, isStalled = false, isOther = false }) {
  const read: string[] = [];
  const reader: ChainReader = {
    readFacts: async () => {
      read.push("facts");
      return null;
    },
    readPayerFunds: async () => {
      read.push("purse");
      return { block: { number: 1, timestampSeconds: 1 }, balance: 0n, allowance: 0n, used: [] };
    },
    chainTimeSeconds: () => 1,
    followedTimeSeconds: () => 1,
  };
  const networks = {
    isVerified: () => isVerified,
    canSponsor: () => false,
    stateOf: () => ({
      ...{ status: "ok" as const, blockNumber: 1, isStalled, endpoints: [] },
      fault: isOther ? ("unknown_first_block" as const) : null,
    }),
  };
  return { read, guard: guardReader(reader, networks) };
}

it.each([
  ["was not verified", { isVerified: false }],
  ["makes no blocks", { isStalled: true }],
  ["has another first block", { isOther: true }],
])("reads nothing for a new payment on a chain that %s", async (_what, state) => {
  const { read, guard } = guarded(state);
  await expect(guard.readFacts(sandbox, anAuthorization())).rejects.toMatchObject({ dependency: "chain" });
  expect(read).toEqual([]);
});

it("reads a verified chain that makes blocks", async () => {
  const { read, guard } = guarded({});
  await guard.readFacts(sandbox, anAuthorization());
  expect(read).toEqual(["facts"]);
});
