import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Client } from "pg";
import { Webhook } from "standardwebhooks";
import { type ChainHand, chainHand } from "./chain-control";
import { fundedPayer } from "./funded-payer";
import { type Answer, facilitate, getPayment, signedBody } from "./pay";
import { type RegisteredMerchant, registerMerchant, setWebhook } from "./register-merchant";
import { startWorld, type World } from "./start-harness";
import { startWebhookReceiver } from "./webhook-receiver";

export interface ToldEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Signed = Awaited<ReturnType<typeof signedBody>>;

/** A merchant that listens, and all that a story of one payment's end is told by. */
export interface Tale {
  readonly world: World;
  readonly merchant: RegisteredMerchant;
  readonly chain: ChainHand;
  payer(amount?: bigint): Promise<Payer>;
  /** A body of 100 rupiah for the merchant, unless told otherwise. */
  sign(payer: Payer, wishes?: { nonce?: bigint; deadlineSeconds?: bigint; amount?: bigint }): Promise<Signed>;
  pay(body: Signed): Promise<Answer>;
  look(id: string): Promise<Answer>;
  /** The payment of a payer that is stored, whatever its status. */
  stored(payer: Payer): Promise<string>;
  /** What was posted about a payment, verified; waits until there are `count`. */
  told(paymentId: string, count: number): Promise<readonly ToldEvent[]>;
  /** The types in the outbox, oldest first. */
  events(paymentId: string): Promise<readonly string[]>;
  /** How many transactions were ever written for a payment. */
  transactions(paymentId: string): Promise<number>;
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

const rupiah = 10_000n;

export async function startTale({
  blockSeconds = 1,
  env = {},
}: {
  blockSeconds?: number;
  env?: Readonly<Record<string, string>>;
} = {}): Promise<Tale> {
  const world = await startWorld({ stack: { blockTime: { sandbox: blockSeconds } }, services: { env } });
  const receiver = await startWebhookReceiver();
  const database = new Client({ connectionString: world.stack.databaseUrl });
  const stop = async () => {
    await database.end().catch(() => undefined);
    await receiver.close();
    await world.stop();
  };
  try {
    await database.connect();
    const merchant = await registerMerchant(world.url);
    const secret = await setWebhook(world.url, merchant, receiver.url);
    const query = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await database.query<Row>(sql, [...values])).rows;
    const eventsOf = (paymentId: string) =>
      receiver.received
        .map(({ body, headers }) => new Webhook(secret).verify(body, headers) as ToldEvent)
        .filter(({ data }) => data.paymentId === paymentId);
    return {
      ...{ world, merchant, query, stop },
      chain: chainHand(world.rpcUrl, blockSeconds),
      payer: (amount = 1_000_000n) => fundedPayer(world.rpcUrl, amount),
      sign: (payer, wishes = {}) => signedBody(payer, { to: merchant.walletAddress, amount: rupiah, ...wishes }),
      pay: (body) => facilitate(world.url, merchant.apiKey, body),
      look: (id) => getPayment(world.url, merchant.apiKey, id),
      stored: (payer) =>
        until(
          async () => (await query<{ id: string }>("select id from payments where payer = $1", [payer.address]))[0]?.id,
          { timeoutMs: 10_000, intervalMs: 20, what: "the stored payment" },
        ),
      told: (paymentId, count) =>
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
