import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Wallet } from "ethers";
import { Pool } from "pg";
import { Webhook } from "standardwebhooks";
import { type ChainControl, openChainControl } from "./chain-control";
import { fundedPayer } from "./funded-payer";
import { testBlockSeconds } from "./mine-every";
import { type Answer, facilitate, getPayment, signedBody } from "./pay";
import { type RegisteredMerchant, registerMerchant, setWebhook } from "./register-merchant";
import { type Harness, startHarness } from "./start-harness";
import { startWebhookReceiver } from "./webhook-receiver";

export interface EventMessage {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Signed = Awaited<ReturnType<typeof signedBody>>;

/** A merchant that listens, and all that a story of one payment's end is told by. */
export interface PaymentScenario {
  readonly harness: Harness;
  readonly merchant: RegisteredMerchant;
  readonly chain: ChainControl;
  payer(amount?: bigint): Promise<Payer>;
  /** A body of 100 rupiah for the merchant, unless told otherwise. */
  sign(payer: Payer, options?: { nonce?: bigint; deadlineSeconds?: bigint; amount?: bigint }): Promise<Signed>;
  pay(body: Signed): Promise<Answer>;
  lookUp(id: string): Promise<Answer>;
  /** The stored payment of a payer, in any status. */
  stored(payer: Payer): Promise<string>;
  /** What was posted about a payment, verified; waits until there are `count`. */
  reported(paymentId: string, count: number): Promise<readonly EventMessage[]>;
  /** The types in the outbox, oldest first. */
  events(paymentId: string): Promise<readonly string[]>;
  /** How many transactions were ever written for a payment. */
  transactions(paymentId: string): Promise<number>;
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

const rupiah = 10_000n;

export async function startPaymentScenario({
  blockSeconds = testBlockSeconds,
  env = {},
  wallet,
}: {
  blockSeconds?: number;
  env?: Readonly<Record<string, string>>;
  /** The private key of the merchant's wallet; without it a new one that signs nothing but its registration. */
  wallet?: string;
} = {}): Promise<PaymentScenario> {
  const harness = await startHarness({ stack: { blockTime: { sandbox: blockSeconds } }, services: { env } });
  const receiver = await startWebhookReceiver();
  // A story may kill PostgreSQL: the next query takes another connection.
  const database = new Pool({ connectionString: harness.stack.databaseUrl, max: 1 });
  database.on("error", () => undefined);
  const stop = async () => {
    await database.end().catch(() => undefined);
    await receiver.close();
    await harness.stop();
  };
  try {
    const merchant = await registerMerchant(harness.url, 1337, wallet === undefined ? undefined : new Wallet(wallet));
    const secret = await setWebhook(harness.url, merchant, receiver.url);
    const query = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await database.query<Row>(sql, [...values])).rows;
    const eventsOf = (paymentId: string) =>
      receiver.received
        .map(({ body, headers }) => new Webhook(secret).verify(body, headers) as EventMessage)
        .filter(({ data }) => data.paymentId === paymentId);
    return {
      ...{ harness, merchant, query, stop },
      chain: openChainControl(harness.rpcUrl, blockSeconds),
      payer: (amount = 1_000_000n) => fundedPayer(harness.rpcUrl, amount),
      sign: (payer, options = {}) => signedBody(payer, { to: merchant.walletAddress, amount: rupiah, ...options }),
      pay: (body) => facilitate(harness.url, merchant.apiKey, body),
      lookUp: (id) => getPayment(harness.url, merchant.apiKey, id),
      stored: (payer) =>
        until(
          async () => (await query<{ id: string }>("select id from payments where payer = $1", [payer.address]))[0]?.id,
          { timeoutMs: 10_000, intervalMs: 20, what: "the stored payment" },
        ),
      reported: (paymentId, count) =>
        until(() => (eventsOf(paymentId).length >= count ? eventsOf(paymentId) : null), {
          timeoutMs: 10_000,
          what: `${count} webhooks`,
        }),
      events: async (paymentId) =>
        (
          await query<{ type: string }>("select type from events where payment_id = $1 order by created_at", [
            paymentId,
          ])
        ).map(({ type }) => type),
      transactions: async (paymentId) =>
        (await query("select 1 from transactions where payment_id = $1", [paymentId])).length,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
