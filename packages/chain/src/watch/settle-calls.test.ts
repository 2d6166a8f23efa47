import { base } from "@lunas/catalog/chains/base";
import { canonicalContracts } from "@lunas/catalog/contracts";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { deposit } from "@lunas/domain/settlement/kinds/deposit/deposit";
import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import type { Hex } from "@lunas/domain/shared/hex";
import { aDepositOrder } from "@lunas/testkit/build/a-deposit";
import { encodeAggregate3 } from "../abi/aggregate3";
import { settleCallsIn } from "./settle-calls";

const order: SettlementOrder = {
  paymentId: "pay_1",
  kind: "exact",
  terms: {},
  onlySender: null,
  asset: "0x18Bc5bcC660cf2B9cE3cd51a404aFe1a0cBD3C22",
  permit2: "0x000000000022D473030F116dDEE9F6B43aC78BA3",
  payer: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  payTo: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
  amount: 500n,
  nonce: 7n,
  deadlineSeconds: 99n,
  validAfterSeconds: 0n,
  signature: `0x${"ab".repeat(65)}`,
  checkedAtBlock: 1,
  ageMs: 0,
  payerHasCode: false,
  failedIn: null,
  sponsorship: null,
};
const { x402Proxy, multicall3 } = base.contracts;
const call = (terms: Partial<SettlementOrder> = {}, target: string = x402Proxy) => ({
  target,
  data: exact.call.write({ ...order, ...terms }),
});
const calledAt = (to: string | null, input: string) =>
  settleCallsIn(base, { to: to === null ? null : (to.toLowerCase() as Hex), input: input.toLowerCase() as Hex }, order);
const together = (...calls: { target: string; data: Hex }[]) => calledAt(multicall3, encodeAggregate3(calls));

describe("the nonces settled by a transaction's own calls", () => {
  test("of a plain call", () => expect(calledAt(x402Proxy, exact.call.write(order))).toEqual([7n]));

  test("of Multicall3: those that match, each once and in order", () => {
    const like = [9n, 7n, 9n, 8n].map((nonce) => call({ nonce }));
    const others = [call({ amount: 501n, nonce: 6n }), call({ payer: order.payTo, nonce: 5n })];
    expect(together(...others, ...like)).toEqual([9n, 7n, 8n]);
  });

  test("of a plain call with other terms: none", () => {
    for (const terms of [{ amount: 1n }, { payTo: multicall3 }, { asset: multicall3 }])
      expect(calledAt(x402Proxy, exact.call.write({ ...order, ...terms }))).toEqual([]);
  });

  test.each<[string, () => readonly bigint[] | null]>([
    ["another contract, whatever its calldata", () => calledAt(order.payTo, exact.call.write(order))],
    ["the creation of a contract", () => calledAt(null, exact.call.write(order))],
    ["another function of the proxy", () => calledAt(x402Proxy, "0x12345678")],
    ["another function of Multicall3", () => calledAt(multicall3, "0x12345678")],
    ["a batch in which one call goes elsewhere", () => together(call(), call({}, order.payTo))],
    ["a batch in a batch", () => together(call(), { target: multicall3, data: encodeAggregate3([call()]) })],
    ["calldata that ends too early", () => calledAt(multicall3, encodeAggregate3([call()]).slice(0, -66))],
  ])("are null for %s", (_what, called) => {
    expect(called()).toBeNull();
  });
});

test("a deposit's nonce is in a direct call of the settlement contract, by the same collector", () => {
  const { x402Channels } = canonicalContracts;
  const deposits = { ...base, contracts: canonicalContracts };
  const wanted = aDepositOrder();
  const nonces = (to: string, input: string) =>
    settleCallsIn(deposits, { to: to.toLowerCase() as Hex, input: input.toLowerCase() as Hex }, wanted);
  const input = deposit.call.write(wanted);
  expect(nonces(x402Channels.batchSettlement, input)).toEqual([wanted.nonce]);
  expect(nonces(x402Channels.permit2DepositCollector, input)).toBeNull();
  const byAnother = deposit.call.write(aDepositOrder({ collector: order.payer }));
  expect(nonces(x402Channels.batchSettlement, byAnother)).toEqual([]);
});
