import { base } from "@lunas/catalog/chains/base";
import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { hashOf } from "@lunas/testkit/build/numbered";
import type { KnownSettlement, Whereabouts } from "../payment/finality";
import { isRefusal } from "../shared/refusal";
import { findRefundable } from "./find-refundable";

const lateSettlement = { txHash: hashOf(7), blockNumber: 100 };
const payment = aStoredPayment({ status: "failed", environment: "production", chainId: base.chainId, lateSettlement });

/** What is said of a late settlement in production that is far below the safe block by its height, and now is elsewhere. */
async function judged(at: Whereabouts) {
  const requested: KnownSettlement[] = [];
  const found = await findRefundable(
    {
      payments: {
        find: async () => ({ payment, alsoInTransaction: [], refunds: { refunded: 0n, pending: 0n, notFailed: 0 } }),
      },
      chains: [base],
      finality: {
        heads: async () => ({ latest: 1_000, safe: 900, finalized: 800 }),
        whereabouts: async (_chainId, settled) => {
          requested.push(settled);
          return at;
        },
      },
    },
    { scope: payment, id: payment.id },
  );
  if (isRefusal(found)) throw new Error(found.refused);
  const verdict = await found.judge();
  expect(requested).toMatchObject([{ ...lateSettlement, blockHash: null, transfer: { payTo: payment.payTo } }]);
  return verdict;
}

describe("a payment that was settled late", () => {
  it("can be refunded where the settlement still is in a safe block", async () => {
    expect(await judged(100)).toBeNull();
  });

  it.each<[string, Whereabouts, object]>([
    ["that a reorganisation took back", "lost", { details: { reason: "not_final" } }],
    ["that is in a newer block now", 950, { details: { reason: "not_final" } }],
    ["that no node knows at the moment", null, { refused: "chain_unavailable" }],
  ])("cannot, by a settlement %s", async (_what, at, refusal) => {
    expect(await judged(at)).toMatchObject(refusal);
  });
});
