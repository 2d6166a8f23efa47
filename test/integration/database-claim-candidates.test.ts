import { sandbox } from "@lunas/catalog/chains/sandbox";
import { createActionStore } from "@lunas/database/channel/action-store";
import type { StoredChannel } from "@lunas/domain/channel/channel";
import type { ActionStore, CandidateQuery } from "@lunas/domain/channel/claims/ports";
import type { MerchantId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { aChannel } from "@lunas/testkit/contracts/channel-fixture";
import { openChannelRow } from "../harness/open-channel-row";
import { registered } from "./database-postgres";
import { stack, stores, useStores } from "./opened-stores";

jest.setTimeout(120_000);

let actions: ActionStore;
let merchant: MerchantId;
useStores();
beforeAll(async () => {
  actions = createActionStore(stores.database);
  merchant = await registered(stores);
});
beforeEach(() => query(stack.databaseUrl, "delete from channels"));

const authorizer = "0x00000000000000000000000000000000000000A1";
const leastAmount = 1_000n;
const hourMs = 3_600_000;

interface Row {
  readonly charged?: bigint;
  readonly balance?: bigint;
  readonly claimed?: bigint;
  /** How long its oldest charge is unclaimed. */
  readonly hours?: number;
  readonly withdrawRequestedAt?: number;
  readonly isRequested?: boolean;
  readonly managedBy?: StoredChannel["managedBy"];
  readonly signedBy?: StoredChannel["config"]["payer"];
}

/** A channel with 90,000 charged of a million, for a day and an hour. */
async function stored(row: Row = {}): Promise<StoredChannel["id"]> {
  const { charged = 90_000n, balance = 1_000_000n, claimed = 0n, hours = 25, withdrawRequestedAt = 0 } = row;
  const plain = aChannel(merchant, { managedBy: row.managedBy ?? "lunas" });
  const channel = {
    ...plain,
    config: { ...plain.config, receiverAuthorizer: row.signedBy ?? authorizer },
    onChain: { ...plain.onChain, balance, claimed, withdrawRequestedAt },
  } as const;
  await openChannelRow(stack.databaseUrl, channel);
  await query(
    stack.databaseUrl,
    `update channels set charged = $2::numeric, signed_max = $2::numeric, voucher_signature = '0x11', charges = 1,
       unclaimed_since = now() - $3::integer * interval '1 hour', claim_requested_at = case when $4::boolean then now() end where id = $1`,
    [channel.id, String(charged), String(hours), String(row.isRequested ?? false)],
  );
  return channel.id;
}

async function candidates(changes: Partial<CandidateQuery> = {}): Promise<readonly StoredChannel["id"][]> {
  const found = await actions.claimCandidates({
    ...{ chain: sandbox, limit: 10, leastAmount, oldSinceMs: Date.now() - 24 * hourMs, authorizers: [authorizer] },
    ...changes,
  });
  return found.map(({ channel }) => channel.id);
}

test("abandoned channels hide none that is due, however many they are and however old", async () => {
  for (let index = 0; index < 5; index += 1) {
    await stored({ charged: 10n, hours: 1_000 + index });
    // Its payer has taken the rest out before it was claimed.
    await stored({ charged: 90_000n, balance: 5_000n, claimed: 5_000n, hours: 2_000 + index });
    await stored({ charged: 10n, withdrawRequestedAt: 1 });
    await stored({ managedBy: "shop", withdrawRequestedAt: 1 });
    await stored({ signedBy: "0x00000000000000000000000000000000000000b2", hours: 900 });
  }
  const due = await stored();
  const leaving = await stored({ withdrawRequestedAt: 50, hours: 1 });
  expect((await candidates({ limit: 1 })).toSorted()).toEqual([due, leaving].toSorted());
});

test.each<readonly [string, boolean, Row]>([
  ["a charge that is a day old", true, {}],
  ["a younger one", false, { hours: 23 }],
  ["a younger one of four fifths of the balance", true, { hours: 0, balance: 112_500n }],
  ["one of a little less", false, { hours: 0, balance: 112_600n }],
  [
    "four fifths of what the last claim left",
    true,
    { hours: 0, charged: 140_000n, claimed: 60_000n, balance: 160_000n },
  ],
  ["one of fifty thousand rupiah", true, { hours: 0, charged: 5_000_000n, balance: 90_000_000n }],
  ["a day old, and below the gas of its claim", false, { charged: 999n }],
  ["below the gas, but the merchant asked for it", true, { charged: 999n, isRequested: true }],
  ["nothing, though the merchant asked", false, { charged: 0n, isRequested: true }],
  ["young, of a payer who withdraws", true, { hours: 0, withdrawRequestedAt: 9 }],
])("%s: %p", async (_, isDue, row) => {
  const id = await stored(row);
  expect(await candidates()).toEqual(isDue ? [id] : []);
});
