import type { ChainConfig, PaymentRecord, RefundPreparation } from "../api/schemas";
import { permit2Types } from "./permit2";
import { trustedContracts } from "./trusted-contracts";

export interface ExpectedRefund {
  readonly payment: Pick<PaymentRecord, "paymentId" | "from" | "to" | "token" | "network" | "amount">;
  /** Of `GET /config`, for the payment's network. */
  readonly chain: ChainConfig;
  /** Base units. */
  readonly amount: string;
  readonly nowMs: number;
}

/** The API allows ten minutes; a device's clock may be some minutes wrong. */
const mostSeconds = 900n;
const clockErrorSeconds = 300n;

const same = (one: string, other: string | undefined) => one.toLowerCase() === other?.toLowerCase();

/**
 * The first field of the prepared refund that differs from what the page shows the merchant; null: the wallet may sign.
 * A wallet shows typed data in hexadecimal, so the page compares every field before the wallet is asked.
 */
export function wrongField(preparation: RefundPreparation, expected: ExpectedRefund): string | null {
  const { typedData, permit2Authorization: sent, approval } = preparation;
  const { domain, types, primaryType, message } = typedData;
  const { permitted, spender, witness, nonce, deadline } = message;
  const { payment, chain, amount } = expected;
  const token = chain.tokens[payment.token];
  const fields: Readonly<Record<string, boolean>> = {
    paymentId: preparation.paymentId === payment.paymentId,
    network: preparation.network === payment.network && chain.network === payment.network,
    amount: permitted.amount === amount && preparation.amount === amount && BigInt(amount) <= BigInt(payment.amount),
    from: same(preparation.from, payment.to) && same(sent.from, payment.to),
    to: same(witness.to, payment.from),
    token: same(permitted.token, token) && same(approval.token, token),
    spender: same(spender, trustedContracts.x402Proxy) && same(spender, chain.x402.x402Permit2ProxyAddress),
    permit2: [domain.verifyingContract, approval.spender, chain.permit2Address].every((each) =>
      same(each, trustedContracts.permit2),
    ),
    domain: domain.name === "Permit2" && domain.chainId === chain.chainId,
    types: primaryType === "PermitWitnessTransferFrom" && sameTypes(types),
    deadline: isSoon(deadline, expected.nowMs),
    validAfter: BigInt(witness.validAfter) <= seconds(expected.nowMs) + clockErrorSeconds,
    authorization:
      JSON.stringify(termsOf(sent)) === JSON.stringify(termsOf({ permitted, spender, nonce, deadline, witness })),
  };
  return Object.entries(fields).find(([, isRight]) => !isRight)?.[0] ?? null;
}

const seconds = (ms: number) => BigInt(Math.floor(ms / 1_000));

function isSoon(deadline: string, nowMs: number): boolean {
  const left = BigInt(deadline) - seconds(nowMs);
  return left > -clockErrorSeconds && left <= mostSeconds;
}

/** What is sent later must be what the wallet signs. */
function termsOf({
  permitted,
  spender,
  nonce,
  deadline,
  witness,
}: Omit<RefundPreparation["permit2Authorization"], "from">) {
  return [permitted.token, permitted.amount, spender, nonce, deadline, witness.to, witness.validAfter].map((each) =>
    each.toLowerCase(),
  );
}

function sameTypes(types: RefundPreparation["typedData"]["types"]): boolean {
  const { EIP712Domain: _domain, ...own } = types;
  const names = Object.keys(own).sort();
  return (
    JSON.stringify(names) === JSON.stringify(Object.keys(permit2Types).sort()) &&
    Object.entries(permit2Types).every(
      ([name, fields]) => JSON.stringify(listed(own[name])) === JSON.stringify(listed(fields)),
    )
  );
}

function listed(fields: readonly { readonly name: string; readonly type: string }[] = []) {
  return fields.map(({ name, type }) => [name, type]);
}
