import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "../shared/hex";
import type { PaymentId } from "../shared/id";
import type { SettlementOrder } from "./attempt";
import { exact } from "./kinds/exact/exact";

/**
 * What a settler needs of a payment that was stored a moment ago, as the payment's job carries it: so it need not read the row. Plain JSON,
 * numbers as decimal text. The row stays the truth: the commit of the settlement compares it with this.
 */
export interface JobOrder {
  readonly asset: string;
  readonly permit2: string;
  readonly payer: string;
  readonly payTo: string;
  readonly amount: string;
  readonly nonce: string;
  readonly deadline: string;
  readonly validAfter: string;
  readonly checkedAtBlock: string;
  readonly signature: string;
}

/** The order in a job; null where the job has none, or one that this version does not know. */
export function readJobOrder(paymentId: PaymentId, given: unknown): SettlementOrder | null {
  if (!isJobOrder(given)) return null;
  return {
    ...{ paymentId, kind: exact.name, terms: {}, onlySender: null, payerHasCode: false },
    asset: given.asset as Address,
    permit2: given.permit2 as Address,
    payer: given.payer as Address,
    payTo: given.payTo as Address,
    amount: BigInt(given.amount),
    nonce: BigInt(given.nonce),
    deadlineSeconds: BigInt(given.deadline),
    validAfterSeconds: BigInt(given.validAfter),
    signature: given.signature as Hex,
    checkedAtBlock: Number(given.checkedAtBlock),
    ...{ ageMs: 0, failedIn: null, sponsorship: null, isFromJob: true },
  };
}

const address = /^0x[0-9a-fA-F]{40}$/;
const uint256 = /^(?:0|[1-9][0-9]{0,77})$/;
const blockNumber = /^(?:0|[1-9][0-9]{0,14})$/;
/** 65 bytes: its payer has no code. */
const signature = /^0x[0-9a-f]{130}$/;

const shapes: Readonly<Record<keyof JobOrder, RegExp>> = {
  ...{ asset: address, permit2: address, payer: address, payTo: address },
  ...{ amount: uint256, nonce: uint256, deadline: uint256, validAfter: uint256 },
  ...{ checkedAtBlock: blockNumber, signature },
};

function isJobOrder(given: unknown): given is JobOrder {
  if (typeof given !== "object" || given === null) return false;
  const fields = given as Readonly<Record<string, unknown>>;
  return Object.entries(shapes).every(([name, shape]) => {
    const value = fields[name];
    return typeof value === "string" && shape.test(value);
  });
}

/** All that a job says of an order, as one text: the database makes the same of the row. */
export function textOfOrder(order: SettlementOrder): string {
  const { asset, permit2, payer, payTo, amount, nonce, deadlineSeconds, validAfterSeconds } = order;
  const { checkedAtBlock, signature } = order;
  return [
    ...[asset, permit2, payer, payTo, amount, nonce, deadlineSeconds, validAfterSeconds, checkedAtBlock, signature],
  ].join(" ");
}
