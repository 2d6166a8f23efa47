import { anOrder } from "@lunas/testkit/build/an-order";
import { nowSeconds } from "@lunas/testkit/build/defaults";
import { hashOf } from "@lunas/testkit/build/numbered";
import type { OrderSponsorship } from "../attempt";
import type { ApprovalState } from "../confirm/sightings";
import { sponsorStep } from "./sponsor-step";

const sponsorship: OrderSponsorship = {
  rawApproval: "0x02",
  approvalHash: hashOf(7),
  approvalNonce: 3,
  maxFeePerGasWei: 100n,
  needWei: 7_000n,
  grantedWei: null,
};
const state: ApprovalState = {
  allowance: 0n,
  tokenBalance: 10n ** 12n,
  balanceWei: 0n,
  accountNonce: 3,
  hasCode: false,
  nonceIsUsed: false,
};
const head = { baseFeeWei: 50n, timestampSeconds: nowSeconds };

function step(odd: Partial<ApprovalState> = {}, row: Partial<OrderSponsorship> = {}, at: Partial<typeof head> = {}) {
  const order = { ...anOrder(), sponsorship: { ...sponsorship, ...row } };
  return sponsorStep(order, { ...state, ...odd }, { ...head, ...at });
}

describe("the next step of a sponsored order", () => {
  it("grants the missing amount, and no more", () => {
    expect(step()).toEqual({ kind: "fund", amountWei: 7_000n });
    expect(step({ balanceWei: 6_999n })).toEqual({ kind: "fund", amountWei: 1n });
  });

  it("broadcasts the approval once the payer can pay for it, granted or not", () => {
    expect(step({ balanceWei: 7_000n })).toEqual({ kind: "broadcast" });
    expect(step({ balanceWei: 7_000n }, { grantedWei: 7_000n })).toEqual({ kind: "broadcast" });
  });

  it("settles once the allowance is enough, however it came about", () => {
    expect(step({ allowance: 10n ** 12n, accountNonce: 4 })).toEqual({ kind: "settle" });
  });

  it.each([
    ["a payer that spent its grant", { balanceWei: 1n }, { grantedWei: 7_000n }, {}],
    ["an account nonce that was used otherwise", { accountNonce: 4 }, {}, {}],
    ["an account that has code now", { hasCode: true }, {}, {}],
    ["a payer without the tokens", { tokenBalance: 1n }, {}, {}],
    ["an authorization that is used", { nonceIsUsed: true }, {}, {}],
    ["a deadline that is too near", {}, {}, { timestampSeconds: nowSeconds + 10 ** 6 }],
    ["a base fee above the approval's", {}, {}, { baseFeeWei: 101n }],
  ])("grants nothing to %s", (_what, odd, row, at) => {
    expect(step(odd, row, at)).toEqual({ kind: "wait" });
  });
});
