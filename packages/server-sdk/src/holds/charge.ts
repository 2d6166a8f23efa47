import { baseUnitsOf, formatRupiah, priceProblem, rupiahOf } from "@lunas/protocol/money/rupiah";
import type { HoldRecord } from "@lunas/protocol/wire/api";
import { LunasError } from "@lunas/protocol/wire/lunas-error";

/**
 * Says what a request used: whole rupiah as a string, `"1250"`, once, at most the maximum. The charge is captured when
 * the handler is done. `"0"` charges nothing. Throws `invalid_charge`.
 */
export interface Charge {
  (rupiah: string): void;
  /** The payer's signed maximum; null: a channel pays. */
  readonly hold: HoldRecord | null;
}

/** A charge, and what was charged with it. */
export interface Meter {
  readonly charge: Charge;
  /** In base units; undefined: `charge` was not called. From then on it can't be called. */
  close(): string | undefined;
}

export interface Metering {
  readonly hold: HoldRecord | null;
  /** In base units. */
  readonly maximum: string;
  /** The amount of a capture that was begun before: it stands, whatever is charged. */
  readonly fixed?: string | undefined;
}

export function openMeter({ hold, maximum, fixed }: Metering): Meter {
  let charged: string | undefined;
  let isOpen = true;
  const charge = (rupiah: string): void => {
    if (!isOpen) throw invalid("The request has ended: charge before your handler is done.");
    if (charged !== undefined) throw invalid("The request was charged already: charge once.");
    const amount = baseUnitsOf(rupiah);
    if (amount === undefined) throw invalid(`What you charge ${priceProblem(rupiah)}.`);
    if (BigInt(amount) > BigInt(maximum)) throw tooMuch(amount, maximum);
    charged = amount;
  };
  return {
    charge: Object.assign(charge, { hold }),
    close() {
      isOpen = false;
      return fixed ?? charged;
    },
  };
}

function tooMuch(amount: string, maximum: string): LunasError {
  const message = `You charge ${formatRupiah(amount)}, more than the payer's maximum of ${formatRupiah(maximum)}.`;
  return invalid(message, { chargedRupiah: rupiahOf(amount), maximumRupiah: rupiahOf(maximum) });
}

function invalid(message: string, details: Readonly<Record<string, string>> = {}): LunasError {
  return new LunasError(message, { code: "invalid_charge", details });
}
