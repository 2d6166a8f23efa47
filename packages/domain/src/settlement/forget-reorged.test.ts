import { chain } from "@lunas/testkit/build/world";
import { settlement } from "@lunas/testkit/stages/settlement";
import { settled } from "@lunas/testkit/time/settled";
import type { SettlementOrder } from "./attempt";

/**
 * A pending payment whose nonce a gateway has seen used in the newest block: it does not count for balances of that
 * block.
 */
async function notedAtTheTip() {
  const stage = await settlement();
  const settler = stage.settler("settler-1");
  await stage.mine(3);
  const order = await stage.accept();
  await stage.mine();
  const tip = stage.chain.ledger.blocks.at(-1)?.head.number ?? 0;
  expect(await inFlight(stage, order, { at: tip, used: [order.paymentId] })).toBe(0n);
  return { stage, settler, order, tip };
}

type Stage = Awaited<ReturnType<typeof settlement>>;

async function inFlight(
  { stores }: Stage,
  { permit2, payer, asset, paymentId }: SettlementOrder,
  { at, used = [] }: { readonly at: number; readonly used?: readonly (typeof paymentId)[] },
) {
  const purse = { chainId: chain.chainId, permit2, payer, token: asset };
  return await stores.payments.noteUsed(purse, used, at);
}

describe("a gateway's note about a block that a reorg removed", () => {
  it("is deleted: the payment counts again", async () => {
    const { stage, order, tip } = await notedAtTheTip();
    await stage.chain.reorg(1);
    await stage.mine(2);
    expect(await inFlight(stage, order, { at: tip + 2 })).toBe(order.amount);
  });

  it("is kept if the block is below the removed ones", async () => {
    const { stage, order, tip } = await notedAtTheTip();
    await stage.mine(2);
    await stage.chain.reorg(2);
    await stage.mine();
    expect(await inFlight(stage, order, { at: tip + 3 })).toBe(0n);
  });

  it("is deleted at a later head if the rows cannot be written at first", async () => {
    const { stage, settler, order, tip } = await notedAtTheTip();
    const forget = jest
      .spyOn(settler.deps.settlements, "forgetInclusions")
      .mockRejectedValueOnce(new Error("the database is away"));
    await stage.chain.reorg(1);
    await settled();
    expect(await inFlight(stage, order, { at: tip + 2 })).toBe(0n);
    await stage.mine();
    expect(await inFlight(stage, order, { at: tip + 2 })).toBe(order.amount);
    await stage.mine(2);
    expect(forget).toHaveBeenCalledTimes(2);
  });
});
