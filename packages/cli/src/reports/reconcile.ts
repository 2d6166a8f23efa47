/** A settled payment or refund as Lunas recorded it. */
export interface RecordedPayment {
  /** Its own id: of a refund `ref_…`. */
  readonly paymentId: string;
  readonly network: string;
  readonly token: string;
  readonly from: string;
  readonly to: string;
  /** Base units. */
  readonly amount: bigint;
  readonly txHash: string;
  readonly blockNumber: number;
}

export interface ChainLog {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

/** One chain as its public RPC endpoint shows it. */
export interface ChainBooks {
  readonly tokenOf: (symbol: string) => string | undefined;
  /** The logs of each transaction in its order; null: the chain does not have it. */
  logsOf(txHashes: readonly string[]): Promise<readonly (readonly ChainLog[] | null)[]>;
  /** In base units; null: the endpoint does not keep the state of that block. */
  balanceAt(token: string, wallet: string, block: number): Promise<bigint | null>;
}

export interface WalletChange {
  readonly network: string;
  readonly token: string;
  readonly wallet: string;
  readonly received: bigint;
  readonly refunded: bigint;
  /** From before the first transfer to after the last; null: the endpoint does not keep such old states. */
  readonly change: bigint | null;
}

interface Sum {
  readonly count: number;
  readonly amount: bigint;
}

/** A month's settled payments, and its refunds. */
export interface Recorded {
  readonly payments: readonly RecordedPayment[];
  readonly refunds: readonly RecordedPayment[];
}

export interface Reconciled {
  readonly record: Sum;
  readonly chain: Sum;
  readonly refunds: { readonly record: Sum; readonly chain: Sum };
  /** Payments and refunds without their own transfer on the chain. */
  readonly missing: readonly RecordedPayment[];
  readonly wallets: readonly WalletChange[];
}

const transferTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

/** Compares payments and refunds with the transfers that their transactions made. A transfer counts for one of them only. */
export async function reconcile(
  { payments, refunds }: Recorded,
  chainOf: (network: string) => ChainBooks,
): Promise<Reconciled> {
  const missing: RecordedPayment[] = [];
  for (const [network, own] of grouped([...payments, ...refunds], (each) => each.network)) {
    missing.push(...(await missingOn(chainOf(network), own)));
  }
  const foundIn = (all: readonly RecordedPayment[]) => sumOf(all.filter((each) => !missing.includes(each)));
  const transfers = [
    ...payments.map((payment) => ({ ...payment, wallet: payment.to, sign: 1n })),
    ...refunds.map((refund) => ({ ...refund, wallet: refund.from, sign: -1n })),
  ];
  const changes: WalletChange[] = [];
  for (const own of grouped(transfers, ({ network, token, wallet }) => `${network} ${token} ${wallet}`).values())
    changes.push(await changeOf(own, chainOf));
  return {
    ...{ record: sumOf(payments), chain: foundIn(payments), missing, wallets: changes },
    refunds: { record: sumOf(refunds), chain: foundIn(refunds) },
  };
}

/** As the merchant's wallet sees it: a refund has the sign -1. */
interface WalletTransfer extends RecordedPayment {
  readonly wallet: string;
  readonly sign: bigint;
}

async function missingOn(chain: ChainBooks, payments: readonly RecordedPayment[]): Promise<RecordedPayment[]> {
  const hashes = [...new Set(payments.map(({ txHash }) => txHash))];
  const logs = await chain.logsOf(hashes);
  const unclaimed = new Map(hashes.map((hash, at) => [hash, [...(logs[at] ?? [])]]));
  return payments.filter((payment) => {
    const candidates = unclaimed.get(payment.txHash) ?? [];
    const at = candidates.findIndex((log) => isTransferOf(log, payment, chain.tokenOf(payment.token)));
    if (at >= 0) candidates.splice(at, 1);
    return at < 0;
  });
}

function isTransferOf(
  { address, topics, data }: ChainLog,
  payment: RecordedPayment,
  token: string | undefined,
): boolean {
  const [event, from, to] = topics;
  return (
    token !== undefined &&
    address.toLowerCase() === token.toLowerCase() &&
    event === transferTopic &&
    addressOf(from) === payment.from.toLowerCase() &&
    addressOf(to) === payment.to.toLowerCase() &&
    /^0x[0-9a-f]+$/i.test(data) &&
    BigInt(data) === payment.amount
  );
}

function addressOf(topic: string | undefined): string {
  return `0x${topic?.slice(-40).toLowerCase()}`;
}

async function changeOf(
  transfers: readonly WalletTransfer[],
  chainOf: (network: string) => ChainBooks,
): Promise<WalletChange> {
  const [first] = transfers;
  if (first === undefined) throw new Error("a wallet without transfers has no change");
  const { network, token, wallet } = first;
  const blocks = transfers.map(({ blockNumber }) => blockNumber);
  const chain = chainOf(network);
  const asset = chain.tokenOf(token);
  const at = (block: number) => (asset === undefined ? null : chain.balanceAt(asset, wallet, block));
  const [before, after] = [await at(lowest(blocks) - 1), await at(highest(blocks))];
  const change = before === null || after === null ? null : after - before;
  const sumWith = (wanted: bigint) => sumOf(transfers.filter(({ sign }) => sign === wanted)).amount;
  return { network, token, wallet, received: sumWith(1n), refunded: sumWith(-1n), change };
}

/** Not by `Math.min(...)`: a month can have more payments than a call can have arguments. */
function lowest(numbers: readonly number[]): number {
  return numbers.reduce((least, each) => Math.min(least, each), Number.MAX_SAFE_INTEGER);
}

function highest(numbers: readonly number[]): number {
  return numbers.reduce((most, each) => Math.max(most, each), 0);
}

function sumOf(payments: readonly RecordedPayment[]) {
  return { count: payments.length, amount: payments.reduce((sum, { amount }) => sum + amount, 0n) };
}

function grouped<T>(values: readonly T[], keyOf: (value: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
