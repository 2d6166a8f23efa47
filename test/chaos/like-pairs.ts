import type { Company, PaymentOptions, Sent } from "./company";
import type { Fault, Fixture } from "./fault";

export type Body = Sent["body"];

/** Two payments of one payer with the same amount and the same payee: only their nonces tell one from the other. */
export interface LikePair {
  /** Its nonce is not to settle it. */
  readonly spoilt: Body;
  readonly settled: Body;
}

/** The transactions of a pair. */
export interface Spoiling {
  /** Takes the nonce of the one. */
  readonly spoils: string;
  /** Settles the other; null: one of ours does. */
  readonly settles: string | null;
}

interface PairFault extends Pick<Fault, "id" | "title"> {
  /** With which the spoilt ones fail. */
  readonly code: string;
  readonly spoil: (company: Company, pair: LikePair, index: number) => Promise<Spoiling>;
}

/** A fault of like payments: one loses its nonce in the block that settles the other. */
export function besideItsLike({ id, title, code, spoil }: PairFault): Fault {
  let endings: Ending[] = [];
  let sameBlock: [string, string][] = [];
  return {
    ...{ id, title, mayFail: [code], mayAnswer: [500], options: pairwise },
    at: "waiting",
    felt: "struck",
    strike: async (fixture) => {
      endings = [];
      sameBlock = [];
      const { company } = fixture;
      for (const [index, pair] of pairsOf(fixture).entries()) {
        const { spoils, settles } = await spoil(company, pair, index);
        endings.push({ body: pair.spoilt, code, by: null }, { body: pair.settled, code: null, by: settles });
        if (settles !== null) sameBlock.push([spoils, settles]);
      }
      await company.chainControl.mine();
    },
    proves: async (fixture) => {
      expect(await mistold(fixture, endings)).toEqual([]);
      expect(await apart(fixture, sameBlock)).toEqual([]);
    },
  };
}

/** How one of a pair is to end. */
interface Ending {
  readonly body: Body;
  readonly code: string | null;
  /** The transaction that settles it; null: one of ours. */
  readonly by: string | null;
}

const pairwise = (index: number): PaymentOptions => ({ payerAt: Math.floor(index / 2) });

function pairsOf({ company }: Fixture): readonly LikePair[] {
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
async function mistold({ scenario, company }: Fixture, endings: readonly Ending[]): Promise<readonly string[]> {
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
async function apart({ company }: Fixture, hashes: readonly (readonly [string, string])[]): Promise<string[]> {
  const blocks = await Promise.all(
    hashes.map((pair) =>
      Promise.all(pair.map(async (hash) => (await company.chainControl.receipt(hash))?.blockNumber)),
    ),
  );
  return blocks.filter(([one, other]) => one === undefined || one !== other).map((pair) => pair.join(" and "));
}
