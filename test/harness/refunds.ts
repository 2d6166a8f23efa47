import { sandbox } from "@lunas/catalog/chains/sandbox";
import { fundEther } from "@lunas/contracts/fund-ether";
import { sendUnsigned } from "@lunas/contracts/send-unsigned";
import type { Payer, PayerOptions } from "@lunas/testkit/payer/create-payer";
import { paymentPayload } from "@lunas/testkit/payer/payment-header";
import { until } from "@lunas/testkit/time/until";
import { idrx } from "./funded-payer";
import type { PaymentScenario } from "./payment-scenario";

/** What an answer about refunds may hold. */
export interface RefundAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> & {
    readonly refundId: string;
    readonly status: string;
    readonly txHash: string;
    readonly error?: { readonly code: string; readonly details: Readonly<Record<string, string>> };
  };
}

export interface RefundCaller {
  readonly apiKey: string;
  /** The address of the gateway that is asked. */
  readonly gateway: string;
}

/** A merchant's backend that refunds payments of its wallet. */
export interface Refunds {
  readonly wallet: Payer;
  /** A payment of 100 rupiah, confirmed. */
  paid(amount?: bigint): Promise<{ readonly payer: Payer; readonly paymentId: string }>;
  /** A refund's body, signed by the merchant's wallet, or by the wallet that is given. */
  sign(to: string, amount: bigint, options?: Partial<PayerOptions>, by?: Payer): Promise<RefundBody>;
  /** @param gateway its address; default: the first one */
  refund(paymentId: string, body: RefundBody, gateway?: string): Promise<RefundAnswer>;
  ask(method: "GET" | "POST", path: string, body?: unknown, by?: Partial<RefundCaller>): Promise<RefundAnswer>;
  /** Waits until a refund has ended. */
  ended(refundId: string): Promise<RefundAnswer["body"]>;
  /** `refundedAmount` and `refundPending` of a payment. */
  sums(paymentId: string): Promise<readonly [unknown, unknown]>;
}

export type RefundBody = Awaited<ReturnType<typeof refundBody>>;

export async function refundBody(wallet: Payer, options: PayerOptions) {
  const { payload } = paymentPayload(await wallet.authorize(options));
  return { amount: options.amount.toString(), payload };
}

const unlimited = "f".repeat(64);

/** Lets Permit2 move the wallet's tokens. */
export async function approvePermit2(rpcUrl: string, wallet: string, amountHex = unlimited): Promise<void> {
  await fundEther({ rpcUrl, to: wallet, amountWei: 10n ** 18n });
  const spender = sandbox.contracts.permit2.slice(2).toLowerCase().padStart(64, "0");
  await sendUnsigned({ rpcUrl, from: wallet, to: idrx, data: `0x095ea7b3${spender}${amountHex}` });
}

/** @param wallet the merchant's, with which the scenario was started. */
export async function openRefunds(scenario: PaymentScenario, wallet: Payer): Promise<Refunds> {
  const { harness, merchant } = scenario;
  await approvePermit2(harness.rpcUrl, wallet.address);
  const ask: Refunds["ask"] = async (method, path, body, { apiKey = merchant.apiKey, gateway = harness.url } = {}) => {
    const headers = { "content-type": "application/json", "x-api-key": apiKey };
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const response = await fetch(`${gateway}${path}`, init);
    return { status: response.status, body: (await response.json()) as RefundAnswer["body"] };
  };
  return {
    wallet,
    ask,
    paid: async (amount = 10_000n) => {
      const payer = await scenario.payer(amount);
      const { status, body } = await scenario.pay(await scenario.sign(payer, { amount }));
      if (status !== 200) throw new Error(`the payment answered ${status}: ${JSON.stringify(body)}`);
      return { payer, paymentId: body.paymentId };
    },
    sign: (to, amount, options = {}, by = wallet) => refundBody(by, { to: to as Payer["address"], amount, ...options }),
    refund: (paymentId, body, gateway = harness.url) =>
      ask("POST", `/payments/${paymentId}/refunds`, body, { gateway }),
    ended: (refundId) =>
      until(
        async () => {
          const { body } = await ask("GET", `/refunds/${refundId}`);
          return body.status === "pending" ? null : body;
        },
        { timeoutMs: 15_000, what: "the refund's end" },
      ),
    sums: async (paymentId) => {
      const { refundedAmount, refundPending } = (await ask("GET", `/payments/${paymentId}`)).body;
      return [refundedAmount, refundPending];
    },
  };
}
