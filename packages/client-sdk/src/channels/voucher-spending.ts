import { type Budget, newSpendingId, type Spending } from "../pay/budget";

/** Counts vouchers against a budget: those of some minutes are one entry, because there may be thousands. Throws `budget_exceeded`. */
export function addVouchers(budget: Budget, origin: string, amount: bigint): Promise<void> {
  const atMs = Date.now();
  return budget.add({ id: newSpendingId(`${VOUCHERS}-${atMs}`), origin, amount, atMs }, joined);
}

/** In the id of vouchers' spending, where a payment has its nonce. */
const VOUCHERS = "vouchers";
const ONE_ENTRY_MS = 300_000;

/** Adds vouchers to an entry that was begun some minutes ago at most; its time is that of its newest voucher. */
function joined(spent: readonly Spending[], entry: Spending): readonly Spending[] {
  const isOpen = ({ id, origin }: Spending) => {
    const [name, begunAtMs] = id.split("-");
    return name === VOUCHERS && origin === entry.origin && Number(begunAtMs) > entry.atMs - ONE_ENTRY_MS;
  };
  const found = spent.find(isOpen);
  if (found === undefined) return [...spent, entry];
  return spent.map((each) =>
    each === found ? { ...each, amount: each.amount + entry.amount, atMs: entry.atMs } : each,
  );
}
