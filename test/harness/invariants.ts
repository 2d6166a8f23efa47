import { rpc, rpcHex } from "@lunas/contracts/rpc";
import type { Client } from "pg";
import { balanceOf } from "./balance-of";
import { connectTo } from "./connect-to";

interface Row {
  readonly id: string;
  readonly status: string;
  readonly amount: string;
  readonly tx_hash: string | null;
  readonly log_index: number | null;
  readonly events: string;
}

/** What the database and the chain say together; read after everything has come to rest. */
export interface Books {
  readonly confirmed: number;
  readonly failed: number;
  readonly pending: number;
  /** Sum of the merchant's confirmed payments, in base units. */
  readonly confirmedAmount: bigint;
  readonly merchantBalance: bigint;
  /** Everything that may never be, in words; empty on a good day. */
  readonly violations: readonly string[];
}

/** Reads the books of one merchant and of all lanes: from the chain and the rows, never from logs. */
export async function readBooks(databaseUrl: string, rpcUrl: string, walletAddress: string): Promise<Books> {
  const client = await connectTo(databaseUrl);
  try {
    const { rows } = await client.query<Row>(
      `select p.id, p.status, p.amount::text, p.tx_hash, p.log_index, (select count(*) from events e where e.payment_id = p.id)::text as events
       from payments p where p.pay_to = $1`,
      [walletAddress],
    );
    const merchantBalance = await balanceOf(rpcUrl, walletAddress);
    const confirmed = rows.filter(({ status }) => status === "confirmed");
    const confirmedAmount = confirmed.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    const violations = [...(await paymentViolations(rpcUrl, rows)), ...(await laneViolations(client, rpcUrl))];
    if (confirmedAmount !== merchantBalance) {
      violations.push(`the chain gave the merchant ${merchantBalance}, the rows say ${confirmedAmount}`);
    }
    const count = (status: string) => rows.filter((row) => row.status === status).length;
    return {
      confirmed: confirmed.length,
      failed: count("failed"),
      pending: count("pending"),
      confirmedAmount,
      merchantBalance,
      violations,
    };
  } finally {
    await client.end();
  }
}

/** How many events a row has once it has come to rest: of a hold only its end by time is told, and of a pending payment none yet. */
const eventsOf: Readonly<Record<string, string>> = {
  ...{ confirmed: "1", failed: "1", expired: "1" },
  ...{ held: "0", released: "0" },
};

async function paymentViolations(rpcUrl: string, rows: readonly Row[]): Promise<string[]> {
  const found: string[] = [];
  const places = new Set<string>();
  for (const { id, status, tx_hash: hash, log_index: logIndex, events } of rows) {
    const right = eventsOf[status];
    if (right !== undefined && events !== right) found.push(`${id} is ${status} and has ${events} events`);
    if (status !== "confirmed") continue;
    const place = `${hash} ${logIndex}`;
    if (hash === null || places.has(place)) found.push(`${id} shares its settlement or has none`);
    else places.add(place);
    const receipt = (await rpc(rpcUrl, "eth_getTransactionReceipt", [hash])) as { status: string } | null;
    if (receipt?.status !== "0x1")
      found.push(`${id} is confirmed, the chain says ${receipt?.status ?? "nothing"} of ${hash}`);
  }
  return found;
}

/** Every nonce of every lane has one row, all are mined, and the lane goes on where the chain does. */
async function laneViolations(client: Client, rpcUrl: string): Promise<string[]> {
  const { rows: lanes } = await client.query<{
    id: string;
    address: string;
    next_nonce: string;
    rows: string;
    open: string;
  }>(
    `select l.id, l.address, l.next_nonce::text,
            (select count(*) from transactions t where t.lane_id = l.id)::text as rows,
            (select count(*) from transactions t where t.lane_id = l.id and t.state = 'open')::text as open
     from lanes l where l.chain_id = 1337`,
  );
  const found: string[] = [];
  for (const lane of lanes) {
    const mined = Number(await rpcHex(rpcUrl, "eth_getTransactionCount", [lane.address, "latest"]));
    if (Number(lane.next_nonce) !== mined)
      found.push(`${lane.address} planned ${lane.next_nonce} nonces, ${mined} are mined`);
    if (lane.rows !== lane.next_nonce)
      found.push(`${lane.address} has ${lane.rows} rows for ${lane.next_nonce} nonces`);
    if (lane.open !== "0") found.push(`${lane.address} has ${lane.open} open transactions`);
  }
  return found;
}
