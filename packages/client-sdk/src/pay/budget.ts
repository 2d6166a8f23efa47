import { baseUnitsOf, formatRupiah, priceProblem, rupiahOf } from "@lunas/protocol/money/rupiah";
import { checkNames } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";

/** The most that a client signs for in a rolling period, in whole rupiah. */
export interface BudgetOptions {
  /** For one origin. Default `"500000"`. */
  readonly perOrigin?: string;
  /** Other limits for single origins: `{"https://shop.example": "20000"}`. */
  readonly origins?: Readonly<Record<string, string>>;
  /** For all origins together. Default `"1000000"`. */
  readonly total?: string;
  /** How long a payment counts, in hours. Default 24. */
  readonly hours?: number;
  /** Keeps what was spent. Default: the client's own store, a file for agents, else memory. */
  readonly store?: SpendingStore;
}

/** One signed payment that counts against a budget. */
export interface Spending {
  readonly id: string;
  readonly origin: string;
  /** Base units. */
  readonly amount: bigint;
  readonly atMs: number;
}

export interface SpendingStore {
  /**
   * Replaces the stored spending by what `change` returns. One caller at a time, also where processes share the store:
   * two callers must not both spend the same rest. What `change` throws is thrown here, and nothing is stored.
   */
  update(change: (spent: readonly Spending[]) => readonly Spending[]): Promise<void>;
}

export interface Budget {
  /** `nonce`: of the payment that is signed for it. Throws `budget_exceeded`. */
  reserve(origin: string, amount: bigint, nonce?: string): Promise<Reservation>;
  /** Of a maximum only so much was charged: what was reserved for the payment counts with that amount, and never with more. */
  charged(nonce: string, amount: bigint): Promise<void>;
  /** Counts an entry, which `join` puts among those that still count. Throws `budget_exceeded`. */
  add(entry: Spending, join: JoinSpending): Promise<void>;
}

export type JoinSpending = (spent: readonly Spending[], entry: Spending) => readonly Spending[];

export interface Reservation {
  /**
   * Call it where nothing was signed. A signed amount stays counted: the receiver of the signature can settle it,
   * whatever it answers.
   */
  release(): Promise<void>;
}

const DEFAULTS = { perOrigin: "500000", total: "1000000", hours: 24 } as const;

const names = [...Object.keys(DEFAULTS), "origins", "store"];

/** Throws `invalid_option`. */
export function openBudget(options: BudgetOptions = {}, kept: SpendingStore = spendingInMemory()): Budget {
  checkNames("budget", options, names);
  const { perOrigin, total, hours, origins = {}, store = kept } = { ...DEFAULTS, ...options };
  if (typeof hours !== "number" || !(hours > 0)) {
    throw new LunasError("budget.hours must be a number above 0.", { code: "invalid_option" });
  }
  const most = { perOrigin: limitOf("budget.perOrigin", perOrigin), total: limitOf("budget.total", total) };
  const mostOf = new Map(
    Object.entries(origins).map(([origin, limit]) => [originOf(origin), limitOf("budget.origins", limit)]),
  );
  /** The spending that still counts. Throws where it leaves too little. */
  const counting = (stored: readonly Spending[], { origin, amount, atMs: nowMs }: Omit<Spending, "id">) => {
    const spent = stored.filter(({ atMs }) => atMs > nowMs - hours * 3_600_000);
    const left = {
      perOrigin: (mostOf.get(origin) ?? most.perOrigin) - sumOf(spent.filter((each) => each.origin === origin)),
      total: most.total - sumOf(spent),
    };
    if (amount > left.perOrigin) throw exceeded({ budget: "perOrigin", origin, left: left.perOrigin, amount });
    if (amount > left.total) throw exceeded({ budget: "total", origin, left: left.total, amount });
    return spent;
  };
  const add: Budget["add"] = (entry, join) => store.update((stored) => join(counting(stored, entry), entry));
  return {
    add,
    async reserve(origin, amount, nonce) {
      const entry = { id: newSpendingId(nonce), origin, amount, atMs: Date.now() };
      await add(entry, (spent) => [...spent, entry]);
      return { release: () => store.update((stored) => stored.filter(({ id }) => id !== entry.id)) };
    },
    charged: (nonce, amount) => store.update((stored) => chargedOnce(stored, nonce, amount)),
  };
}

/** Of several signatures with one nonce at most one moves money. */
function chargedOnce(stored: readonly Spending[], nonce: string, amount: bigint): readonly Spending[] {
  const isOfNonce = ({ id }: Spending) => id.startsWith(`${nonce}-`);
  const [first] = stored.filter(isOfNonce);
  return stored.flatMap((each) => {
    if (!isOfNonce(each)) return [each];
    return each === first ? [{ ...each, amount: amount < each.amount ? amount : each.amount }] : [];
  });
}

const sumOf = (spent: readonly Spending[]) => spent.reduce((all, { amount }) => all + amount, 0n);

function originOf(url: string): string {
  if (URL.canParse(url) && new URL(url).origin === url) return url;
  throw new LunasError(`budget.origins: "${url}" is not an origin, such as "https://shop.example".`, {
    code: "invalid_option",
  });
}

/** Random, after the payment's nonce where there is one. */
export function newSpendingId(nonce: string | undefined): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  return nonce === undefined ? random : `${nonce}-${random}`;
}

function spendingInMemory(): SpendingStore {
  let spent: readonly Spending[] = [];
  return {
    async update(change) {
      spent = change(spent);
    },
  };
}

/** Whole rupiah converted to base units. Throws `invalid_option`. */
export function limitOf(name: string, rupiah: unknown): bigint {
  const units = baseUnitsOf(rupiah);
  if (units !== undefined) return BigInt(units);
  throw new LunasError(`${name} ${priceProblem(rupiah)}.`, { code: "invalid_option" });
}

interface Exceeded {
  readonly budget: "perOrigin" | "total";
  readonly origin: string;
  readonly left: bigint;
  readonly amount: bigint;
}

function exceeded({ budget, origin, left, amount }: Exceeded): LunasError {
  const which = budget === "perOrigin" ? `the budget for ${origin}` : "the budget for all payments together";
  const message = `The price is ${formatRupiah(amount)}, and ${formatRupiah(left > 0n ? left : 0n)} are left of ${which}. Set budget.${budget} to allow more.`;
  const details = { budget, origin, leftRupiah: rupiahOf(left > 0n ? left : 0n), demandedRupiah: rupiahOf(amount) };
  return new LunasError(message, { code: "budget_exceeded", details });
}
