import type { DepositChannels } from "../channel/deposit/ports";
import type { Clock } from "../shared/clock";
import type { Timer } from "../shared/timer";
import type { Admission } from "./admission";
import type { AnsweredPaymentMemory } from "./answered-payments";
import type { ChainReader, LaneReadiness, PaymentStore } from "./ports";
import type { SettlingLoad } from "./settling-load";

export interface AcceptDeps {
  readonly payments: PaymentStore;
  readonly chain: ChainReader;
  readonly lanes: LaneReadiness;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly answered: AnsweredPaymentMemory;
  /** The channels that deposits go into; left out: none may be claimed. */
  readonly deposits?: Pick<DepositChannels, "find">;
  /** Default: each payment begins at once. */
  readonly admission?: Admission;
  /** Default: no payment is refused because many wait. */
  readonly load?: SettlingLoad;
}
