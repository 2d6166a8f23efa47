/** A confirmed payment as Lunas recorded it. */
export interface RecordedPayment {
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
  /** From before the first payment to after the last; null: the endpoint does not keep such old states. */
  readonly change: bigint | null;
}

export interface Reconciled {
  readonly record: { readonly count: number; readonly amount: bigint };
  readonly chain: { readonly count: number; readonly amount: bigint };
  /** Payments without their own transfer on the chain. */
  readonly missing: readonly RecordedPayment[];
  readonly wallets: readonly WalletChange[];
}

const transferTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

/** Compares payments with the transfers that their transactions made. A transfer counts for one payment only. */
export async function reconcile(
  payments: readonly RecordedPayment[],
  chainOf: (network: string) => ChainBooks,
): Promise<Reconciled> {
  const missing: RecordedPayment[] = [];
  for (const [network, own] of grouped(payments, ({ network }) => network)) {
    missing.push(...(await missingOn(chainOf(network), own)));
  }
  const found = payments.filter((payment) => !missing.includes(payment));
  const wallets = [...grouped(payments, ({ network, token, to }) => `${network} ${token} ${to}`).values()];
  const changes: WalletChange[] = [];
  for (const own of wallets) changes.push(await changeOf(own, chainOf));
  return { record: sumOf(payments), chain: sumOf(found), missing, wallets: changes };
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
  payments: readonly RecordedPayment[],
  chainOf: (network: string) => ChainBooks,
): Promise<WalletChange> {
  const [first] = payments;
  if (first === undefined) throw new Error("a wallet without payments has no change");
  const { network, token, to: wallet } = first;
  const blocks = payments.map(({ blockNumber }) => blockNumber);
  const chain = chainOf(network);
  const asset = chain.tokenOf(token);
  const at = (block: number) => (asset === undefined ? null : chain.balanceAt(asset, wallet, block));
  const [before, after] = [await at(lowest(blocks) - 1), await at(highest(blocks))];
  const change = before === null || after === null ? null : after - before;
  return { network, token, wallet, received: sumOf(payments).amount, change };
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
