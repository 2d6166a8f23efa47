import { rpc } from "@lunas/contracts/rpc";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { until } from "@lunas/testkit/time/until";
import type { Wallet } from "ethers";
import type { Installation } from "../ha/installation";
import { customers } from "../ha/part";

/** Keys of lanes, with their addresses. */
export interface SignerSet {
  readonly wallets: readonly Wallet[];
  /** The value of SANDBOX_SIGNER_KEYS. */
  readonly setting: string;
}

const floatWei = `0x${(100n * 10n ** 18n).toString(16)}`;
const limit = { timeoutMs: 60_000, intervalMs: 100 };

/** New keys, with ether on the sandbox. */
export async function newSigners(rpcUrl: string, count: number): Promise<SignerSet> {
  const wallets = Array.from({ length: count }, () => freshWallet());
  for (const { address } of wallets) await rpc(rpcUrl, "anvil_setBalance", [address, floatWei]);
  return { wallets, setting: wallets.map(({ privateKey }) => privateKey).join(",") };
}

/** Until each customer has a payment with a written transaction, on each of these lanes at least one. */
export async function untilInFlight({ query }: Installation, { wallets }: SignerSet): Promise<number> {
  const sql = `select count(distinct p.id)::int as payments, count(distinct l.id)::int as lanes from payments p
    join transactions t on t.payment_id = p.id and t.state = 'open' join lanes l on l.id = t.lane_id
    where p.status = 'pending' and l.address = any($1)`;
  const addresses = wallets.map(({ address }) => address);
  const read = async () => (await query<{ payments: number; lanes: number }>(sql, [addresses]))[0];
  const isReached = async () => {
    const row = await read();
    return row !== undefined && row.payments >= customers && row.lanes === wallets.length;
  };
  await until(isReached, { ...limit, what: "a payment in flight for each customer" });
  return (await read())?.payments ?? 0;
}

/** How the transactions of these lanes ended that were written before a time of the database. */
export async function endsOf({ query }: Installation, { wallets }: SignerSet): Promise<ReadonlyMap<string, number>> {
  const rows = await query<{ how: string; n: number }>(
    `select case when t.state = 'closed' and t.mined_hash is null then 'foreign' else t.state end as how, count(*)::int as n
     from transactions t join lanes l on l.id = t.lane_id where l.address = any($1) group by 1`,
    [wallets.map(({ address }) => address)],
  );
  return new Map(rows.map(({ how, n }) => [how, n]));
}
