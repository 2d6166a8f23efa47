import { randomBytes } from "node:crypto";
import { connectDatabase } from "@lunas/database/connect";
import { createEncryption } from "@lunas/database/encryption";
import { createMerchantStore } from "@lunas/database/merchant-store";
import { createPaymentStore } from "@lunas/database/payment-store";
import { createSettlementStore } from "@lunas/database/settlement-store";
import { keyScopes } from "@lunas/domain/merchant/api-key";
import { type MerchantId, newId } from "@lunas/domain/shared/id";
import type { Stack } from "@lunas/stack/stack";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { aConfirmation, freshAddress, freshChainId, freshHash } from "@lunas/testkit/contracts/fresh";
import { connectTo } from "./connect-to";

const author = { actor: { kind: "system", id: "stage" }, origin: { ipAddress: null, userAgent: null } } as const;

/** The signing secret of every merchant of a stage. */
const fixtureSecret = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;

/** Merchants with endpoints and ended payments, written directly to the database, for a dispatcher without a chain. */
export interface WebhookFixture {
  merchantWith(webhookUrl: string | null): Promise<MerchantId>;
  /** Payments that are confirmed now, by one statement in one transaction, with their events. */
  confirmed(merchantId: MerchantId, count: number): Promise<void>;
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** The encryption keys of a stack are its secrets: `id:base64`. */
function encryptionOf(text: string) {
  const keys = text.split(",").map((pair) => {
    const [id = "", key = ""] = pair.split(":");
    return { id, key: new Uint8Array(Buffer.from(key, "base64")) };
  });
  return createEncryption(keys);
}

export async function openWebhookFixture(stack: Pick<Stack, "databaseUrl" | "secrets">): Promise<WebhookFixture> {
  const database = connectDatabase({ url: stack.databaseUrl, poolSize: 4, applicationName: "lunas-test" });
  const merchants = createMerchantStore(database, encryptionOf(stack.secrets.encryptionKeys), author);
  const client = await connectTo(stack.databaseUrl);
  const query = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(sql, [...values])).rows;
  const templates = new Map<MerchantId, string>();

  /** A real payment, which the others are copies of. */
  async function templateOf(merchantId: MerchantId): Promise<string> {
    const known = templates.get(merchantId);
    if (known !== undefined) return known;
    const authorization = anAuthorization({ from: freshAddress() });
    const payment = aNewPayment({ merchantId, chainId: freshChainId(), authorization });
    const lease = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 5_000 };
    await createPaymentStore(database).accept(payment, { balance: 10n ** 9n, allowance: null, readAtBlock: 1 }, lease);
    // Under the relay's lock: a dispatcher that runs makes no delivery of an event that goes at once.
    await query("select pg_advisory_lock(hashtextextended('fan out', 0))");
    await createSettlementStore(database).finish(null, [], [aConfirmation(payment.id)]);
    await query("delete from events where payment_id = $1", [payment.id]);
    await query("select pg_advisory_unlock(hashtextextended('fan out', 0))");
    templates.set(merchantId, payment.id);
    return payment.id;
  }
  const columns = await query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'payments' and column_name not in ('id', 'nonce', 'tx_hash', 'created_at')`,
  );
  const copied = columns.map(({ name }) => `"${name}"`).join(", ");

  return {
    query,
    async merchantWith(webhookUrl) {
      const merchant = {
        ...{ id: newId("mer"), email: "kedai@example.com", walletAddress: freshAddress(), name: "Kedai Kopi" },
        ...{ website: null, defaultToken: "IDRX", defaultNetwork: "base" },
      };
      const key = { id: newId("key"), merchantId: merchant.id, hash: freshHash(), prefix: "ipk_sandbox_abcdef" };
      const kind = { type: "secret", environment: "sandbox", label: "" } as const;
      const limits = { allowedOrigins: [], scopes: keyScopes, allowedIps: [], validUntilMs: null };
      await merchants.register(merchant, { ...key, ...kind, ...limits });
      const webhookSecrets = { current: fixtureSecret, previous: null, previousUntilMs: null };
      await merchants.update(merchant.id, { webhookUrl, webhookSecrets });
      return merchant.id;
    },
    async confirmed(merchantId, count) {
      const ids = Array.from({ length: count }, () => newId("pay"));
      const events = ids.map(() => newId("evt"));
      const nonces = ids.map(() => BigInt(`0x${randomBytes(16).toString("hex")}`).toString());
      await query(
        `with given as (select * from unnest($2::text[], $3::text[], $4::numeric[]) as given (id, event_id, nonce)),
         paid as (
           insert into payments (id, nonce, tx_hash, created_at, ${copied})
           select given.id, given.nonce, '0x' || md5(given.id) || md5(given.event_id), now(), ${copied}
           from given cross join (select ${copied} from payments where id = $1) as template
         )
         insert into events (id, type, merchant_id, environment, payment_id, created_at)
         select event_id, 'payment.confirmed', $5, 'sandbox', id, clock_timestamp() from given`,
        [await templateOf(merchantId), ids, events, nonces, merchantId],
      );
    },
    async close() {
      await client.end();
      await database.close();
    },
  };
}
