import { aFeeMarket } from "@lunas/testkit/build/a-fee-market";
import { readFake } from "@lunas/testkit/fakes/fake-transaction";
import { settlement, signers } from "@lunas/testkit/fixtures/settlement";
import type { ActionOrder } from "../attempt";
import { takeOver } from "../lanes/lane";
import { writeAhead } from "./write-ahead";

const action = (isUrgent: boolean): ActionOrder => ({
  ...{ actionId: isUrgent ? "clm_urgent" : "clm_calm", calldata: "0xc0de", gasLimit: 200_000n, isUrgent },
});

it("a claim of a channel whose payer withdraws offers more from the start than one that has time", async () => {
  const fixture = await settlement();
  const { deps } = fixture.settler("settler-1", {
    change: ({ watcher }) => ({
      watcher: { ...watcher, fees: () => ({ market: aFeeMarket(watcher.head()?.number ?? 0), l1FeeWei: 0n }) },
    }),
  });
  const request = { chainId: deps.chain.chainId, addresses: signers, count: 1, leaseMs: 10_000 };
  const [lease] = await fixture.stores.lanes.acquire({ ...request, owner: "settler-1" });
  const lane = takeOver(lease!, [], deps.clock.now());
  const calls = [false, true].map((isUrgent) => ({ kind: "channel" as const, action: action(isUrgent) }));
  expect(await writeAhead(deps, lane, calls)).toMatchObject({ kind: "sent" });
  const [calm, urgent] = fixture.database.transactions.map(({ attempts }) => attempts[0]!);
  expect(readFake(calm!.rawTransaction).call).toMatchObject({ kind: "channel", action: { actionId: "clm_calm" } });
  expect(urgent!.fees.tipWei).toBeGreaterThan(calm!.fees.tipWei);
  expect(urgent!.fees.feeCapWei).toBeGreaterThanOrEqual(calm!.fees.feeCapWei);
  // Both are written under nonces of their own, in their order.
  expect(fixture.database.transactions.map(({ nonce, purpose }) => [nonce, purpose])).toEqual([
    [0, "channel"],
    [1, "channel"],
  ]);
});
