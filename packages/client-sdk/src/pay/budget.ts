import { baseUnitsOf, formatRupiah, priceProblem } from "@lunas/protocol/money/rupiah";
import { checkNames } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";

/** The most that a client signs for in a rolling period, in whole rupiah. Kept in memory while the client lives. */
export interface BudgetOptions {
  /** For one origin. Default `"500000"`. */
  readonly perOrigin?: string;
  /** For all origins together. Default `"1000000"`. */
  readonly total?: string;
  /** How long a payment counts, in hours. Default 24. */
  readonly hours?: number;
}

export interface Budget {
  /** Throws `budget_exceeded`. */
  reserve(origin: string, amount: bigint): Reservation;
}

export interface Reservation {
  /**
   * Call it where nothing was signed. A signed amount stays counted: the receiver of the signature can settle it,
   * whatever it answers.
   */
  release(): void;
}

const DEFAULTS = { perOrigin: "500000", total: "1000000", hours: 24 } as const;

interface Spent {
  readonly origin: string;
  readonly amount: bigint;
  readonly atMs: number;
}

/** Throws `invalid_option`. */
export function openBudget(options: BudgetOptions = {}): Budget {
  checkNames("budget", options, Object.keys(DEFAULTS));
  const { perOrigin, total, hours } = { ...DEFAULTS, ...options };
  if (typeof hours !== "number" || !(hours > 0)) {
    throw new LunasError("budget.hours must be a number above 0.", { code: "invalid_option" });
  }
  const most = { perOrigin: limitOf("budget.perOrigin", perOrigin), total: limitOf("budget.total", total) };
  let spent: Spent[] = [];
  return {
    reserve(origin, amount) {
      spent = spent.filter(({ atMs }) => atMs > Date.now() - hours * 3_600_000);
      const sum = (entries: readonly Spent[]) => entries.reduce((all, each) => all + each.amount, 0n);
      const left = {
        perOrigin: most.perOrigin - sum(spent.filter((each) => each.origin === origin)),
        total: most.total - sum(spent),
      };
      if (amount > left.perOrigin) throw exceeded({ budget: "perOrigin", origin, left: left.perOrigin, amount });
      if (amount > left.total) throw exceeded({ budget: "total", origin, left: left.total, amount });
      const entry = { origin, amount, atMs: Date.now() };
      spent.push(entry);
      return {
        release() {
          spent = spent.filter((each) => each !== entry);
        },
      };
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
  const message = `The price is ${formatRupiah(amount)}, and ${formatRupiah(left)} are left of ${which}. Set budget.${budget} to allow more.`;
  const details = { budget, origin, left: left.toString(), demanded: amount.toString() };
  return new LunasError(message, { code: "budget_exceeded", details });
}
