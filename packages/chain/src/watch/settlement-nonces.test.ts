import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { encodeAggregate3 } from "../abi/aggregate3";
import { settleCalldata } from "../read/settle-calldata";
import { settlementNonces } from "./settlement-nonces";

const order: SettlementOrder = {
  paymentId: "pay_1",
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
  createdAtMs: 0,
  payerHasCode: false,
  sponsorship: null,
};
const target = "0x402085c248EeA27D92E8b30b2C58ed07f9E20001";

test("finds the nonce of a plain call", () => expect(settlementNonces(settleCalldata(order), order)).toEqual([7n]));

test("finds the like ones in a bundle, in their order", () => {
  const bundle = [9n, 7n, 8n].map((nonce) => ({ target, data: settleCalldata({ ...order, nonce }) }));
  const other = { target, data: settleCalldata({ ...order, amount: 501n, nonce: 6n }) };
  const stranger = { target, data: settleCalldata({ ...order, payer: order.payTo, nonce: 5n }) };
  expect(settlementNonces(encodeAggregate3([other, stranger, ...bundle]), order)).toEqual([9n, 7n, 8n]);
});

test("finds nothing in other calldata", () => expect(settlementNonces("0x1234", order)).toEqual([]));
