import type { PaymentOptions, Sent } from "./company";
import type { Fixture } from "./fault";

export type Body = Sent["body"];

/** Two payments of one payer with the same amount and the same payee: only their nonces tell one from the other. */
export interface LikePair {
  /** Its nonce is not to settle it. */
  readonly spoilt: Body;
  readonly settled: Body;
}

/** How one of a pair is to end. */
export interface Ending {
  readonly body: Body;
  readonly code: string | null;
  /** The transaction that settles it; null: one of ours. */
  readonly by: string | null;
}

export const pairwise = (index: number): PaymentOptions => ({ payerAt: Math.floor(index / 2) });

export function pairsOf({ company }: Fixture): readonly LikePair[] {
  const bodies = company.sent.map(({ body }) => body);
  return bodies.flatMap((spoilt, index) => {
    const settled = bodies[index + 1];
    return index % 2 === 0 && settled !== undefined ? [{ spoilt, settled }] : [];
  });
}

export function nonceOf({ paymentPayload: { payload } }: Body): bigint {
  return BigInt(payload.permit2Authorization.nonce);
}

export function payerOf({ paymentPayload: { payload } }: Body): string {
  return payload.permit2Authorization.from;
}

interface EndRow {
  readonly nonce: string;
  readonly status: string;
  readonly failure_code: string | null;
  readonly tx_hash: string | null;
  readonly is_own: boolean;
}

/** Every payment that ended otherwise than it had to, in words. */
export async function mistold({ scenario, company }: Fixture, endings: readonly Ending[]): Promise<readonly string[]> {
  const rows = await scenario.query<EndRow>(
    `select p.nonce::text, p.status, p.failure_code, p.tx_hash,
            exists (select from attempts a where a.hash = p.tx_hash) as is_own
     from payments p where p.pay_to = $1`,
    [company.merchant.walletAddress],
  );
  const byNonce = new Map(rows.map((row) => [BigInt(row.nonce), row]));
  return endings.flatMap(({ body, code, by }) => {
    const row = byNonce.get(nonceOf(body));
    const isRight =
      code === null
        ? row?.status === "confirmed" && (by === null ? row.is_own : row.tx_hash === by)
        : row?.status === "failed" && row.failure_code === code;
    const wanted = code ?? `confirmed by ${by ?? "our transaction"}`;
    return isRight ? [] : [`${row?.status} ${row?.failure_code ?? ""} ${row?.tx_hash} instead of ${wanted}`];
  });
}

/** That both transactions of each pair were mined in one block. */
export async function apart({ company }: Fixture, hashes: readonly (readonly [string, string])[]): Promise<string[]> {
  const blocks = await Promise.all(
    hashes.map((pair) =>
      Promise.all(pair.map(async (hash) => (await company.chainControl.receipt(hash))?.blockNumber)),
    ),
  );
  return blocks.filter(([one, other]) => one === undefined || one !== other).map((pair) => pair.join(" and "));
}
