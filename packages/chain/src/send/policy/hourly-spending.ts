import type { Address } from "@lunas/catalog/chain";
import type { Clock } from "@lunas/domain/shared/clock";

/** Limits what each signer may spend within an hour, at the highest possible cost of its transactions. */
export interface HourlySpending {
  /**
   * Counts a transaction. False, and not counted: it would exceed the limit. Of several transactions with one nonce
   * only the dearest counts, because only one of them can be mined.
   */
  take(signer: Address, transaction: { readonly nonce: bigint; readonly costWei: bigint }): boolean;
}

export interface HourlySpendingDeps {
  readonly limitWei: bigint;
  readonly clock: Clock;
}

const minuteMs = 60_000;
const minutesInHour = 60;
/** More than a lane's transactions in flight: those that can still be replaced are remembered. */
const noncesKept = 512;

interface Account {
  /** By minute; the oldest first. */
  readonly minutes: Map<number, bigint>;
  readonly byNonce: Map<bigint, bigint>;
  totalWei: bigint;
}

/** In this process's memory: the limit is per settler, and starts again with the process. */
export function createHourlySpending({ limitWei, clock }: HourlySpendingDeps): HourlySpending {
  const accounts = new Map<Address, Account>();
  return {
    take: (signer, { nonce, costWei }) => {
      const account = accounts.get(signer) ?? { minutes: new Map(), byNonce: new Map(), totalWei: 0n };
      accounts.set(signer, account);
      const minute = Math.floor(clock.now() / minuteMs);
      forget(account, minute - minutesInHour);
      const countedWei = account.byNonce.get(nonce) ?? 0n;
      const moreWei = costWei > countedWei ? costWei - countedWei : 0n;
      if (account.totalWei + moreWei > limitWei) return false;
      count(account, { minute, nonce, moreWei, costWei: countedWei + moreWei });
      return true;
    },
  };
}

interface Counted {
  readonly minute: number;
  readonly nonce: bigint;
  readonly moreWei: bigint;
  readonly costWei: bigint;
}

function count(account: Account, { minute, nonce, moreWei, costWei }: Counted): void {
  account.totalWei += moreWei;
  account.minutes.set(minute, (account.minutes.get(minute) ?? 0n) + moreWei);
  account.byNonce.set(nonce, costWei);
  if (account.byNonce.size <= noncesKept) return;
  for (const oldest of account.byNonce.keys()) {
    account.byNonce.delete(oldest);
    return;
  }
}

function forget(account: Account, upTo: number): void {
  for (const [minute, wei] of account.minutes) {
    if (minute > upTo) return;
    account.minutes.delete(minute);
    account.totalWei -= wei;
  }
}
