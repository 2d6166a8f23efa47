import type { Charge } from "./charge";
import { within } from "./within";

/** The charge that a handler gets, and whether it was called. */
export interface WatchedCharge {
  readonly charge: Charge;
  /** Waits until the handler has charged, at most some seconds. */
  charged(): Promise<void>;
  /** The payer is gone, and its hold has ended: what is charged from now on is ignored. */
  end(): void;
}

/** How long a stream whose payer is gone may take to say what was used. */
const LATE_MS = 5_000;

/**
 * A handler does not know that its payer has disconnected. Its late charge throws nothing: in a callback an error could end the shop's process,
 * and everybody can disconnect.
 */
export function watchCharge(charge: Charge): WatchedCharge {
  let isOver = false;
  let onCharged: () => void = () => undefined;
  const charged = new Promise<void>((resolve) => {
    onCharged = resolve;
  });
  const watched = (rupiah: string): void => {
    if (isOver) return;
    charge(rupiah);
    onCharged();
  };
  return {
    charge: Object.assign(watched, { hold: charge.hold }),
    charged: () => within(charged, LATE_MS),
    end() {
      isOver = true;
    },
  };
}
