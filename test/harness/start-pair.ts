import { freePort } from "@lunas/stack/free-port";
import { query } from "@lunas/stack/postgres/query";
import { until } from "@lunas/testkit/time/until";
import { fundedPayer } from "./funded-payer";
import { type Books, readBooks } from "./invariants";
import { mineEvery, testBlockSeconds } from "./mine-every";
import { type Answer, facilitate, signedBody } from "./pay";
import { type RegisteredMerchant, registerMerchant } from "./register-merchant";
import { type Harness, startHarness } from "./start-harness";

export type SignedBody = Awaited<ReturnType<typeof signedBody>>;
export type Which = 0 | 1;

/** Two gateways, one settler, a merchant, a payer, and a chain with blocks on demand. */
export interface Pair {
  readonly harness: Harness;
  readonly merchant: RegisteredMerchant;
  gateway(which: Which): string;
  /** 100 rupiah, really signed. */
  sign(): Promise<SignedBody>;
  ask(which: Which, body: object, headers?: Record<string, string>): Promise<Answer>;
  /** Repeats a request as a merchant does until it is answered with something else than "wait". */
  askUntilAnswered(which: Which, body: object, headers?: Record<string, string>): Promise<Answer>;
  /** No block is mined until `mineAgain`: what waits goes on waiting. */
  holdBlocks(): Promise<void>;
  mineAgain(): Promise<void>;
  /** Answers the id of the payment that a body was stored as. */
  untilStored(body: SignedBody): Promise<string>;
  untilConfirmed(paymentId: string): Promise<void>;
  untilFree(paymentId: string): Promise<void>;
  /** Which request waits for the payment. */
  waiterOf(paymentId: string): Promise<string | null>;
  /** Until another request than `waiter` waits for the payment. */
  untilRequestedAnew(paymentId: string, waiter: string | null): Promise<void>;
  /** Until no Idempotency-Key stands for the payment. */
  untilForgotten(paymentId: string): Promise<void>;
  /** How many payments are stored of these bodies. */
  countStored(bodies: readonly SignedBody[]): Promise<number>;
  /** How many transactions were ever written for a payment. */
  countTransactions(paymentId: string): Promise<number>;
  /** A publishable key of the merchant's for an origin. */
  publishableKey(origin: string): Promise<string>;
  /** A key that succeeds the merchant's by rolling. */
  successorKey(): Promise<string>;
  signal(which: Which, signal: NodeJS.Signals): Promise<void>;
  /** One more gateway, which waits a second for an outcome; answers its address. */
  startImpatient(): Promise<string>;
  /** Starts the second gateway again, after it was killed. */
  restartSecond(): Promise<void>;
  /** Waits until no payment is pending; returns the state of chain and rows. */
  books(): Promise<Books>;
  stop(): Promise<void>;
}

const waitLimit = { timeoutMs: 30_000, intervalMs: 20 };

export async function startPair(): Promise<Pair> {
  const harness = await startHarness();
  try {
    const port = await freePort();
    const startSecond = () => harness.services.start("gateway", { as: "gateway-1", env: { PORT: String(port) } });
    await startSecond();
    const merchant = await registerMerchant(harness.url);
    const payer = await fundedPayer(harness.rpcUrl, 1_000_000_000n);
    const gateways = [harness.url, `http://localhost:${port}`] as const;
    const ask: Pair["ask"] = (which, body, headers = {}) =>
      facilitate(gateways[which], merchant.apiKey, body, { headers });
    return {
      harness,
      merchant,
      gateway: (which) => gateways[which],
      sign: () => {
        const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + 600);
        return signedBody(payer, { to: merchant.walletAddress, amount: 10_000n, deadlineSeconds });
      },
      ask,
      askUntilAnswered: (which, body, headers) => until(() => unlessOpen(ask(which, body, headers)), waitLimit),
      holdBlocks: () => mineEvery(harness.rpcUrl, 0),
      mineAgain: () => mineEvery(harness.rpcUrl, testBlockSeconds),
      ...keysOf(harness, merchant),
      ...rowsOf(harness),
      signal: (which, signal) => harness.stack.supervisor.signal(which === 0 ? "gateway" : "gateway-1", signal),
      startImpatient: async () => {
        const env = { PORT: String(await freePort()), SETTLE_WAIT_MS: "1000" };
        await harness.services.start("gateway", { as: "gateway-impatient", env });
        return `http://localhost:${env.PORT}`;
      },
      restartSecond: startSecond,
      books: async () => {
        await until(async () => (await count(harness, "status = 'pending'", [])) === 0, { ...waitLimit, what: "rest" });
        return readBooks(harness.stack.databaseUrl, harness.rpcUrl, merchant.walletAddress);
      },
      stop: () => harness.stop(),
    };
  } catch (error) {
    await harness.stop();
    throw error;
  }
}

async function unlessOpen(requested: Promise<Answer>): Promise<Answer | null> {
  const answer = await requested;
  return answer.status === 504 || answer.body.error?.details?.status === "pending" ? null : answer;
}

function nonceOf({ paymentPayload }: SignedBody): string {
  return paymentPayload.payload.permit2Authorization.nonce;
}

type Rows =
  | "untilStored"
  | "untilConfirmed"
  | "untilFree"
  | "waiterOf"
  | "untilRequestedAnew"
  | "untilForgotten"
  | "countStored"
  | "countTransactions";

function rowsOf(harness: Harness): Pick<Pair, Rows> {
  const { databaseUrl } = harness.stack;
  const untilRow = (what: string, where: string, value: string) =>
    until(
      async () => {
        const rows = await query(databaseUrl, `select id from payments where ${where}`, [value]);
        return (rows as { id: string }[])[0]?.id;
      },
      { ...waitLimit, what },
    );
  const waiterOf = async (id: string) => {
    const rows = await query(databaseUrl, "select asker_id from payments where id = $1", [id]);
    return (rows as { asker_id: string | null }[])[0]?.asker_id ?? null;
  };
  return {
    waiterOf,
    untilRequestedAnew: async (id, waiter) => {
      const isNew = (found: string | null) => found !== null && found !== waiter;
      await until(async () => isNew(await waiterOf(id)), { ...waitLimit, what: "another waiting request" });
    },
    countTransactions: async (id) =>
      (await query(databaseUrl, "select 1 from transactions where payment_id = $1", [id])).length,
    untilForgotten: async (id) => {
      const sql = "select 1 from idempotency_keys where payment_id = $1";
      await until(async () => (await query(databaseUrl, sql, [id])).length === 0, { ...waitLimit, what: "the sweep" });
    },
    untilStored: (body) => untilRow("a stored payment", "nonce = $1::numeric", nonceOf(body)),
    untilConfirmed: async (id) => void (await untilRow("a confirmed payment", "id = $1 and status = 'confirmed'", id)),
    untilFree: async (id) => void (await untilRow("a free place", "id = $1 and asker_id is null", id)),
    countStored: (bodies) =>
      count(harness, "nonce = any(string_to_array($1, ',')::numeric[])", [bodies.map(nonceOf).join()]),
  };
}

async function count({ stack }: Harness, where: string, values: readonly string[]): Promise<number> {
  const rows = await query(stack.databaseUrl, `select count(*)::int as n from payments where ${where}`, values);
  return (rows as { n: number }[])[0]?.n ?? 0;
}

function keysOf(
  { url }: Harness,
  { cookie, apiKey }: RegisteredMerchant,
): Pick<Pair, "publishableKey" | "successorKey"> {
  const ask = async (path: string, body?: object) => {
    const headers = { "content-type": "application/json", cookie };
    const requested = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}/merchant/api-keys${path}`, requested);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as { key: string; apiKeys: readonly { id: string; prefix: string }[] };
  };
  return {
    publishableKey: async (origin) =>
      (await ask("", { environment: "sandbox", type: "publishable", allowedOrigins: [origin] })).key,
    successorKey: async () => {
      const { apiKeys } = await ask("");
      const old = apiKeys.find(({ prefix }) => apiKey.startsWith(prefix));
      return (await ask(`/${old?.id}/roll`, { graceSeconds: 3_600 })).key;
    },
  };
}
