import { chain } from "@lunas/testkit/build/defaults";
import { settlement } from "@lunas/testkit/fixtures/settlement";
import { settled } from "@lunas/testkit/time/settled";
import type { SettlementOrder } from "../attempt";

/**
 * A pending payment whose nonce a gateway has seen used in the newest block: it does not count for balances of that
 * block.
 */
async function notedAtTheTip() {
  const fixture = await settlement();
  const settler = fixture.settler("settler-1");
  await fixture.mine(3);
  const order = await fixture.accept();
  await fixture.mine();
  const tip = fixture.chain.ledger.blocks.at(-1)?.head.number ?? 0;
  expect(await inFlight(fixture, order, { at: tip, used: [order.paymentId] })).toBe(0n);
  return { fixture, settler, order, tip };
}

type Fixture = Awaited<ReturnType<typeof settlement>>;

async function inFlight(
  { stores }: Fixture,
  { permit2, payer, asset, paymentId }: SettlementOrder,
  { at, used = [] }: { readonly at: number; readonly used?: readonly (typeof paymentId)[] },
) {
  const payerFunds = { chainId: chain.chainId, permit2, payer, token: asset };
  return await stores.payments.noteUsed(payerFunds, used, at);
}

describe("a gateway's note about a block that a reorg removed", () => {
  it("is deleted: the payment counts again", async () => {
    const { fixture, order, tip } = await notedAtTheTip();
    await fixture.chain.reorg(1);
    await fixture.mine(2);
    expect(await inFlight(fixture, order, { at: tip + 2 })).toBe(order.amount);
  });

  it("is kept if the block is below the removed ones", async () => {
    const { fixture, order, tip } = await notedAtTheTip();
    await fixture.mine(2);
    await fixture.chain.reorg(2);
    await fixture.mine();
    expect(await inFlight(fixture, order, { at: tip + 3 })).toBe(0n);
  });

  it("is deleted at a later head if the rows cannot be written at first", async () => {
    const { fixture, settler, order, tip } = await notedAtTheTip();
    const forget = jest
      .spyOn(settler.deps.settlements, "forgetInclusions")
      .mockRejectedValueOnce(new Error("the database is away"));
    await fixture.chain.reorg(1);
    await settled();
    expect(await inFlight(fixture, order, { at: tip + 2 })).toBe(0n);
    await fixture.mine();
    expect(await inFlight(fixture, order, { at: tip + 2 })).toBe(order.amount);
    await fixture.mine(2);
    expect(forget).toHaveBeenCalledTimes(2);
  });
});
