import { sandbox } from "@lunas/catalog/chains/sandbox";
import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import { auditChain } from "../harness/audit-chain";
import { balanceOf } from "../harness/balance-of";
import { cancelNonce } from "../harness/cancel-nonce";
import { expectPaidOnce, type WaitingRefund, waitingRefund } from "../harness/refund-story";
import type { ReportedTimeline } from "../harness/timeline";
import { refunds, rpcUrl, scenario, useRefunds, wallet } from "./opened-refunds";

jest.setTimeout(60_000);

useRefunds();

const received = (address: string) => balanceOf(rpcUrl, address);
const disagreements = () => auditChain(scenario.harness.stack.databaseUrl, sandbox, rpcUrl);
const refundOf = async ({ refundId }: WaitingRefund) => (await refunds.ask("GET", `/refunds/${refundId}`)).body;
const timelineOf = async ({ refundId }: WaitingRefund) =>
  (await refunds.ask("GET", `/refunds/${refundId}/timeline`)).body as unknown as ReportedTimeline["body"];

/** The receipt of the same transaction in a later block. */
const minedAgain = ({ ours }: WaitingRefund) =>
  until(() => scenario.chain.receipt(ours.hash), { timeoutMs: 15_000, what: "the transaction's new block" });

/** A confirmed refund whose block is not on the chain any more; no block comes by itself. */
async function removedRefund(): Promise<WaitingRefund> {
  const refund = await waitingRefund(scenario, refunds);
  await scenario.chain.mine();
  expect(await refunds.ended(refund.refundId)).toMatchObject({ status: "confirmed" });
  await rpc(rpcUrl, "anvil_reorg", [1, []]);
  expect(await received(refund.payer.address)).toBe(0n);
  return refund;
}

describe("a reorg removes the block of a confirmed refund", () => {
  it("the same transaction is mined again: confirmed, reported once, paid once, and the books are right", async () => {
    const removed = await removedRefund();
    await scenario.chain.release();
    const { status, blockNumber } = await minedAgain(removed);
    expect(status).toBe("0x1");
    expect(await refunds.refund(removed.paymentId, removed.body)).toMatchObject({
      ...{ status: 200, body: { refundId: removed.refundId, status: "confirmed", txHash: removed.ours.hash } },
    });
    const hasMoved = async () => (await refundOf(removed)).blockNumber === Number(blockNumber);
    await until(hasMoved, { timeoutMs: 10_000, what: "the new block in the record" });
    await expectPaidOnce(scenario, refunds, removed);
    expect(await disagreements()).toEqual([]);
    const { stages } = await timelineOf(removed);
    expect(stages.find(({ stage }) => stage === "reorged")).toMatchObject({ txHash: removed.ours.hash });
  });

  it("its signature is cancelled in a new block: no money moves, no refund takes its place, the ledger reports it", async () => {
    const removed = await removedRefund();
    await cancelNonce(rpcUrl, wallet.address, removed.body.payload.permit2Authorization.nonce);
    await scenario.chain.release();
    expect(await minedAgain(removed)).toMatchObject({ status: "0x0" });
    expect(await disagreements()).toContainEqual(expect.stringContaining(removed.refundId));
    expect(await received(removed.payer.address)).toBe(0n);
    expect(await refundOf(removed)).toMatchObject({ status: "confirmed" });
    expect(await refunds.refund(removed.paymentId, await refunds.sign(removed.payer.address, 1n))).toMatchObject({
      ...{ status: 409, body: { error: { code: "refund_exceeds_payment" } } },
    });
  });
});
