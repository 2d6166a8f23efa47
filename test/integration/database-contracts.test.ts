import { createAuthorizerStore } from "@lunas/database/channel/authorizer-store";
import type { IdempotencyKey } from "@lunas/domain/payment/idempotency-key";
import type { EventType } from "@lunas/domain/webhook/event-types";
import type { Stack } from "@lunas/stack/stack";
import { authorizerContract } from "@lunas/testkit/contracts/authorizer-contract";
import { channelContract } from "@lunas/testkit/contracts/channel-contract";
import { gasContract } from "@lunas/testkit/contracts/gas-contract";
import { giveBackContract } from "@lunas/testkit/contracts/give-back-contract";
import { historyStoreContract } from "@lunas/testkit/contracts/history-store-contract";
import { holdStoreContract } from "@lunas/testkit/contracts/hold-store-contract";
import { idempotencyContract } from "@lunas/testkit/contracts/idempotency-contract";
import { laneStoreContract } from "@lunas/testkit/contracts/lane-store-contract";
import { pauseContract } from "@lunas/testkit/contracts/pause-contract";
import { paymentBooksContract } from "@lunas/testkit/contracts/payment-books-contract";
import { paymentStoreContract } from "@lunas/testkit/contracts/payment-store-contract";
import { refundContract } from "@lunas/testkit/contracts/refund-contract";
import { settlementStoreContract } from "@lunas/testkit/contracts/settlement-store-contract";
import { sponsorshipContract } from "@lunas/testkit/contracts/sponsorship-contract";
import type { Stores } from "@lunas/testkit/contracts/stores";
import { waitingContract } from "@lunas/testkit/contracts/waiting-contract";
import { openChannelStores } from "./channel-stores";
import { openStores, registered, rowsOf, startPostgresOnly } from "./database-postgres";

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await startPostgresOnly();
});
afterAll(() => stack.stop());

async function inPostgres(): Promise<Stores> {
  const stores = openStores(stack.databaseUrl);
  const eventsOf = async (id: string) => {
    const rows = await rowsOf<{ type: EventType }>(
      stores,
      `select type from events where payment_id = '${id}' order by created_at, id`,
    );
    return rows.map(({ type }) => type);
  };
  const outlive = async ({ lineage, key }: IdempotencyKey) => {
    const older = "update idempotency_keys set created_at = created_at - interval '24 hours'";
    await rowsOf(stores, `${older} where lineage = '${lineage}' and key = '${key}'`);
  };
  const outlivePrices = async () => {
    await rowsOf(stores, "update lanes set gas_price_at = gas_price_at - interval '30 seconds'");
  };
  const merchantIds = [await registered(stores), await registered(stores)] as const;
  return { ...stores, merchantIds, eventsOf, outlive, outlivePrices };
}

paymentStoreContract("in Postgres", inPostgres);
pauseContract("in Postgres", inPostgres);
gasContract("in Postgres", inPostgres);
idempotencyContract("in Postgres", inPostgres);
laneStoreContract("in Postgres", inPostgres);
settlementStoreContract("in Postgres", inPostgres);
historyStoreContract("in Postgres", inPostgres);
paymentBooksContract("in Postgres", inPostgres);
refundContract("in Postgres", inPostgres);
sponsorshipContract("in Postgres", inPostgres);
waitingContract("in Postgres", inPostgres);
giveBackContract("in Postgres", inPostgres);
holdStoreContract("in Postgres", inPostgres);
channelContract("in Postgres", () => openChannelStores(stack.databaseUrl));
authorizerContract("in Postgres", () => createAuthorizerStore(openStores(stack.databaseUrl).database));
